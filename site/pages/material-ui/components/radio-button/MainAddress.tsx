import { useId, useState } from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const addresses = [
  { name: 'Home', street: 'Elm Road 4' },
  { name: 'Allotment', street: 'Plot 31, Mill Lane' },
  { name: 'Studio', street: 'Quay 2' },
];

export default function MainAddress() {
  const group = useId();
  const [main, setMain] = useState('Home');

  return (
    <Table
      size="small"
      aria-label="Addresses"
      sx={{ maxWidth: 400, mx: 'auto' }}
    >
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">Main</TableCell>
          <TableCell>Name</TableCell>
          <TableCell>Street</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {addresses.map(({ name, street }) => (
          <TableRow key={name} selected={name === main}>
            <TableCell padding="checkbox">
              <Radio
                name={group}
                value={name}
                checked={name === main}
                onChange={(event) => setMain(event.target.value)}
                slotProps={{
                  input: { 'aria-label': `${name} is the main address` },
                }}
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
