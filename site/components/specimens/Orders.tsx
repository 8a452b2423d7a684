import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const orders = [
  { id: 'A-1044', city: 'Gdańsk', total: '120.00', selected: true },
  { id: 'A-1042', city: 'Bergen', total: '49.50', selected: false },
  { id: 'A-1043', city: 'Porto', total: '12.90', selected: false },
];

/**
 * Orders of a day. The grid measures its box before it draws a row, which takes a browser, so this
 * is its look made of the parts that it is built on.
 */
export function OrdersSpecimen() {
  return (
    <Table size="small" sx={{ width: 300, bgcolor: 'background.paper' }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox size="small" indeterminate />
          </TableCell>
          <TableCell>Order</TableCell>
          <TableCell>City</TableCell>
          <TableCell align="right">
            <TableSortLabel active direction="desc">
              Total
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, city, total, selected }) => (
          <TableRow key={id} selected={selected}>
            <TableCell padding="checkbox">
              <Checkbox size="small" defaultChecked={selected} />
            </TableCell>
            <TableCell>{id}</TableCell>
            <TableCell>{city}</TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
