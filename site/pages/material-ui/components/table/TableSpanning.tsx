import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { name: 'Oak table', quantity: 1, price: 420 },
  { name: 'Chair', quantity: 6, price: 95 },
];

const subtotal = items.reduce(
  (sum, item) => sum + item.quantity * item.price,
  0,
);
const euros = (value: number) =>
  value.toLocaleString('en', { style: 'currency', currency: 'EUR' });

export default function TableSpanning() {
  return (
    <Table aria-label="Order 7310">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Qty.</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ name, quantity, price }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{quantity}</TableCell>
            <TableCell align="right">{euros(quantity * price)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell rowSpan={2} sx={{ border: 0 }} />
          <TableCell component="th" scope="row">
            Subtotal
          </TableCell>
          <TableCell align="right">{euros(subtotal)}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell variant="head" component="th" scope="row">
            With VAT
          </TableCell>
          <TableCell variant="head" align="right">
            {euros(subtotal * 1.2)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
