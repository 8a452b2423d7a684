import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { TableSortLabelOwnerState } from '@mui/material/TableSortLabel';

interface SortTextProps {
  className?: string;
  ownerState?: TableSortLabelOwnerState;
}

function SortText({ className, ownerState }: SortTextProps) {
  const text =
    ownerState?.direction === 'asc' ? 'oldest first' : 'newest first';
  return (
    <Box
      component="small"
      className={className}
      aria-hidden
      sx={{ marginInlineStart: 1 }}
    >
      {text}
    </Box>
  );
}

export default function TableSortSlots() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const days = ['June 3', 'June 2', 'June 1'];

  return (
    <Table aria-label="Backups">
      <TableHead>
        <TableRow>
          <TableCell sortDirection={direction}>
            <TableSortLabel
              active
              direction={direction}
              slots={{ icon: SortText }}
              onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
            >
              Backup
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(direction === 'asc' ? [...days].reverse() : days).map((day) => (
          <TableRow key={day}>
            <TableCell>{day}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
