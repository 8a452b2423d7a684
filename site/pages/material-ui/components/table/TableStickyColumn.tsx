import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

const regions = [
  {
    name: 'Europe',
    sales: [82, 79, 91, 88, 95, 102, 97, 84, 106, 111, 124, 140],
  },
  {
    name: 'Americas',
    sales: [64, 70, 68, 77, 81, 79, 85, 88, 90, 87, 99, 118],
  },
  { name: 'Asia', sales: [51, 58, 55, 61, 67, 72, 70, 76, 81, 84, 88, 93] },
];

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.default',
};

export default function TableStickyColumn() {
  return (
    <TableContainer role="region" aria-label="Sales by month" tabIndex={0}>
      <Table sx={{ minWidth: 900 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>Region</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {regions.map(({ name, sales }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={sticky}>
                {name}
              </TableCell>
              {months.map((month, index) => (
                <TableCell key={month} align="right">
                  {sales[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
