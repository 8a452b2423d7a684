import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const invoices = [
  { id: 'INV-2041', customer: 'Acme Retail', total: '€1,250.00' },
  { id: 'INV-2042', customer: 'Blue Harbor', total: '€480.00' },
  { id: 'INV-2043', customer: 'Cedar & Co.', total: '€3,910.50' },
];

export default function TableBasic() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Open invoices">
        <TableHead>
          <TableRow>
            <TableCell>Invoice</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ id, customer, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
