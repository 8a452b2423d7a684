import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '#4107', customer: 'Amara Okafor', date: 'Mar 14', total: '€128.00' },
  { id: '#4108', customer: 'Luis Moreno', date: 'Mar 15', total: '€42.50' },
  { id: '#4109', customer: 'Hanna Lind', date: 'Mar 15', total: '€310.20' },
];

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };
const narrowOnly = { display: { sm: 'none' }, color: 'text.secondary' };

export default function ResponsiveTable() {
  return (
    <TableContainer>
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell sx={wideOnly}>Customer</TableCell>
            <TableCell sx={wideOnly}>Date</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, date, total }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {id}
                <Typography variant="body2" sx={narrowOnly}>
                  {customer}, {date}
                </Typography>
              </TableCell>
              <TableCell sx={wideOnly}>{customer}</TableCell>
              <TableCell sx={wideOnly}>{date}</TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
