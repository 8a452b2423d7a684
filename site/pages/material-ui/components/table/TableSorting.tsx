import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const people = [
  { name: 'Aino Laine', team: 'Design', projects: 4 },
  { name: 'Ben Carter', team: 'Sales', projects: 11 },
  { name: 'Chloe Martin', team: 'Design', projects: 7 },
  { name: 'Dev Patel', team: 'Engineering', projects: 2 },
];

const columns = [
  { key: 'name', label: 'Name', align: 'left' },
  { key: 'team', label: 'Team', align: 'left' },
  { key: 'projects', label: 'Projects', align: 'right' },
] as const;

type Key = (typeof columns)[number]['key'];

export default function TableSorting() {
  const [orderBy, setOrderBy] = useState<Key>('name');
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');

  const sort = (key: Key) => {
    setOrder(key === orderBy && order === 'asc' ? 'desc' : 'asc');
    setOrderBy(key);
  };

  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const sorted = [...people].sort((a, b) => {
    const result = compare(String(a[orderBy]), String(b[orderBy]));
    return order === 'asc' ? result : -result;
  });

  return (
    <TableContainer role="region" aria-label="People" tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => (
              <TableCell
                key={key}
                align={align}
                sortDirection={orderBy === key && order}
              >
                <TableSortLabel
                  active={orderBy === key}
                  direction={orderBy === key ? order : 'asc'}
                  onClick={() => sort(key)}
                  sx={{
                    '&.Mui-focusVisible': { outline: 2, outlineOffset: 4 },
                  }}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ name, team, projects }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{team}</TableCell>
              <TableCell align="right">{projects}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
