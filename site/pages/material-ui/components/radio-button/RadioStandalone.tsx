import { useState } from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const addresses = new Map([
  ['Home', '12 Mill Lane'],
  ['Office', '3 Harbor Street'],
  ['Workshop', '80 Station Road'],
]);

export default function RadioStandalone() {
  const [main, setMain] = useState('Home');

  return (
    <Table aria-label="Addresses" sx={{ maxWidth: 400, mx: 'auto' }}>
      <TableBody>
        {[...addresses].map(([name, street]) => (
          <TableRow key={name} selected={name === main}>
            <TableCell padding="checkbox">
              <Radio
                name="main-address"
                value={name}
                checked={name === main}
                onChange={(event) => setMain(event.target.value)}
                slotProps={{ input: { 'aria-label': `Use ${name}` } }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{street}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
