import Table from '@mui/joy/Table';

export default function TableAlign() {
  return (
    <Table
      aria-label="Prices"
      sx={{
        '& tr > :nth-of-type(2)': { textAlign: 'center' },
        '& tr > :last-child': {
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <thead>
        <tr>
          <th>Article</th>
          <th>Unit</th>
          <th>Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Oak board</td>
          <td>m²</td>
          <td>48.00</td>
        </tr>
        <tr>
          <td>Steel screw</td>
          <td>box</td>
          <td>7.25</td>
        </tr>
        <tr>
          <td>Wood oil</td>
          <td>liter</td>
          <td>119.90</td>
        </tr>
      </tbody>
    </Table>
  );
}
