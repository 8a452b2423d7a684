import Table from '@mui/joy/Table';

export default function TableVariables() {
  return (
    <Table
      aria-label="Recipe"
      stripe="even"
      sx={{
        '--TableCell-height': '28px',
        '--TableCell-paddingX': '1rem',
        '--TableCell-headBackground': 'var(--joy-palette-success-softBg)',
        '--TableRow-stripeBackground': 'var(--joy-palette-neutral-softBg)',
        '--Table-headerUnderlineThickness': '1px',
      }}
    >
      <thead>
        <tr>
          <th>Ingredient</th>
          <th>Quantity</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Rye flour</td>
          <td>500 g</td>
        </tr>
        <tr>
          <td>Water</td>
          <td>380 ml</td>
        </tr>
        <tr>
          <td>Salt</td>
          <td>10 g</td>
        </tr>
      </tbody>
    </Table>
  );
}
