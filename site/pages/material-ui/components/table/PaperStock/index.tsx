import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import SouthIcon from '@mui/icons-material/South';
import Letters from './Letters';
import { papers } from './papers';

export default function PaperStock() {
  const [by, setBy] = useState<'name' | 'sheets'>('name');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const sign = direction === 'asc' ? 1 : -1;

  const sort = (column: typeof by) => {
    setDirection(column === by && direction === 'asc' ? 'desc' : 'asc');
    setBy(column);
  };

  return (
    <TableContainer role="region" aria-label="Paper in stock" tabIndex={0}>
      <Table sx={{ '& .Mui-focusVisible': { outline: 2, outlineOffset: 4 } }}>
        <TableHead>
          <TableRow>
            <TableCell sortDirection={by === 'name' && direction}>
              <TableSortLabel
                active={by === 'name'}
                direction={direction}
                onClick={() => sort('name')}
                hideSortIcon
                slots={{ icon: Letters }}
              >
                Paper
              </TableSortLabel>
            </TableCell>
            <TableCell
              align="right"
              sortDirection={by === 'sheets' && direction}
            >
              <TableSortLabel
                active={by === 'sheets'}
                direction={direction}
                onClick={() => sort('sheets')}
                IconComponent={SouthIcon}
                slotProps={{ icon: { sx: { opacity: 0.3 } } }}
              >
                Sheets
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...papers]
            .sort((a, b) => (a[by] < b[by] ? -sign : sign))
            .map(({ name, sheets }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{sheets}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
