import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function TableCaption() {
  return (
    <Table size="small">
      <caption>Support hours, in Central European Time</caption>
      <TableBody>
        <TableRow>
          <TableCell variant="head" component="th" scope="row">
            Weekdays
          </TableCell>
          <TableCell>08:00 to 20:00</TableCell>
        </TableRow>
        <TableRow>
          <TableCell variant="head" component="th" scope="row">
            Weekends
          </TableCell>
          <TableCell>10:00 to 16:00</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
