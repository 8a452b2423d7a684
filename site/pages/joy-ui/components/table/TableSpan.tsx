import Table from '@mui/joy/Table';

export default function TableSpan() {
  return (
    <Table
      borderAxis="both"
      aria-label="Visitors per quarter"
      sx={{ '& thead th[colspan]': { textAlign: 'center' } }}
    >
      <thead>
        <tr>
          <th rowSpan={2}>Site</th>
          <th colSpan={2}>First half</th>
        </tr>
        <tr>
          <th>Q1</th>
          <th>Q2</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Castle</th>
          <td>8,200</td>
          <td>11,450</td>
        </tr>
        <tr>
          <th scope="row">Museum</th>
          <td colSpan={2}>Closed for renovation</td>
        </tr>
      </tbody>
    </Table>
  );
}
