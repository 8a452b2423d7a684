import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function TableSortIcon() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const names = ['Archive', 'Invoices', 'Photos'];

  return (
    <Table aria-label="Folders">
      <TableHead>
        <TableRow>
          <TableCell sortDirection={direction}>
            <TableSortLabel
              active
              direction={direction}
              onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
              IconComponent={KeyboardArrowDownIcon}
            >
              Folder
            </TableSortLabel>
          </TableCell>
          <TableCell align="right">
            <TableSortLabel slotProps={{ icon: { sx: { opacity: 0.3 } } }}>
              Files
            </TableSortLabel>
          </TableCell>
          <TableCell align="right">
            <TableSortLabel hideSortIcon>Size</TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(direction === 'asc' ? names : [...names].reverse()).map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{name.length * 12}</TableCell>
            <TableCell align="right">{name.length} MB</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
