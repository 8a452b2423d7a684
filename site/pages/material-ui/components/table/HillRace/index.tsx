import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { runners } from './runners';

const columns = [
  { key: 'name', label: 'Runner' },
  { key: 'club', label: 'Club' },
  { key: 'time', label: 'Time' },
] as const;

type Column = (typeof columns)[number]['key'];

export default function HillRace() {
  const [column, setColumn] = useState<Column>('time');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');

  const sort = (next: Column) => {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  };

  const sign = direction === 'asc' ? 1 : -1;
  const sorted = [...runners].sort(
    (a, b) => a[column].localeCompare(b[column]) * sign,
  );

  return (
    <TableContainer role="region" aria-label="Hill race" tabIndex={0}>
      <Table sx={{ '& .Mui-focusVisible': { outline: 2, outlineOffset: 4 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label }) => (
              <TableCell key={key} sortDirection={key === column && direction}>
                <TableSortLabel
                  active={key === column}
                  direction={key === column ? direction : 'asc'}
                  onClick={() => sort(key)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ name, club, time }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{club}</TableCell>
              <TableCell>{time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
