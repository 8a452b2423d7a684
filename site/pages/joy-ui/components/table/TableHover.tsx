import Table from '@mui/joy/Table';

export default function TableHover() {
  return (
    <Table
      hoverRow
      aria-label="Ferries"
      sx={{ '--TableRow-hoverBackground': 'var(--joy-palette-primary-softBg)' }}
    >
      <thead>
        <tr>
          <th>Ferry</th>
          <th>Departs</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Harbor line</td>
          <td>08:15</td>
        </tr>
        <tr>
          <td>Island line</td>
          <td>08:40</td>
        </tr>
        <tr>
          <td>Night line</td>
          <td>22:05</td>
        </tr>
      </tbody>
    </Table>
  );
}
