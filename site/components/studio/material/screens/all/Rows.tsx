import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Group } from './Group';

const fares = [
  { name: 'Single ride', time: '30 min', price: '€1.50' },
  { name: 'Day', time: '24 h', price: '€6.00' },
  { name: 'Year', time: 'No limit', price: '€48.00' },
];

/** A small table; one row is selected. */
export function Rows() {
  return (
    <Group title="Table">
      <Table size="small" aria-label="Fares" data-part="table">
        <TableHead>
          <TableRow>
            <TableCell>Fare</TableCell>
            <TableCell>Time</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fares.map(({ name, time, price }) => (
            <TableRow key={name} hover selected={name === 'Day'}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{time}</TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Group>
  );
}
