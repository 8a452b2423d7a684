import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

const days = [
  { day: 'Monday', hours: 7.5 },
  { day: 'Tuesday', hours: 8 },
  { day: 'Wednesday', hours: 6.25 },
];

export default function TableFooterTotal() {
  return (
    <Table aria-label="Hours this week">
      <TableBody>
        {days.map(({ day, hours }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {day}
            </TableCell>
            <TableCell align="right">{hours}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell variant="head" component="th" scope="row">
            Total
          </TableCell>
          <TableCell variant="head" align="right">
            21.75
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
