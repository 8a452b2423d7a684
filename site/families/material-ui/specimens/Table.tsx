import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableSpecimen() {
  return (
    <Table size="small" sx={{ width: 230, bgcolor: 'background.paper' }}>
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>A-1044</TableCell>
          <TableCell align="right">120.00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>A-1043</TableCell>
          <TableCell align="right">12.90</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
