import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = [
  { name: 'budget.xlsx', size: '84 kB' },
  { name: 'contract.pdf', size: '312 kB' },
  { name: 'logo.svg', size: '6 kB' },
];

export default function TableSelection() {
  const [selected, setSelected] = useState(['contract.pdf']);

  const toggle = (name: string) =>
    setSelected((names) =>
      names.includes(name)
        ? names.filter((each) => each !== name)
        : [...names, name],
    );

  return (
    <Table aria-label="Files">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={selected.length === files.length}
              indeterminate={
                selected.length > 0 && selected.length < files.length
              }
              onChange={(event) =>
                setSelected(
                  event.target.checked ? files.map(({ name }) => name) : [],
                )
              }
              slotProps={{ input: { 'aria-label': 'Select all files' } }}
            />
          </TableCell>
          <TableCell>File</TableCell>
          <TableCell align="right">Size</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {files.map(({ name, size }) => (
          <TableRow key={name} hover selected={selected.includes(name)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.includes(name)}
                onChange={() => toggle(name)}
                slotProps={{ input: { 'aria-label': name } }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{size}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
