import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const products = [
  { name: 'Desk lamp', status: 'In stock', price: '€89.00' },
  { name: 'Standing desk', status: 'Sold out', price: '€1,149.00' },
  { name: 'Footrest', status: 'In stock', price: '€41.90' },
];

export default function TableAlign() {
  return (
    <Table aria-label="Products" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          <TableCell align="left">left</TableCell>
          <TableCell align="center">center</TableCell>
          <TableCell align="right">right</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(({ name, status, price }) => (
          <TableRow key={name}>
            <TableCell align="left">{name}</TableCell>
            <TableCell align="center">{status}</TableCell>
            <TableCell align="right">{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
