import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDay, tasks, toDate } from './tasks';

const percent = (days: number) => `${(days / 31) * 100}%`;

export default function GanttTable() {
  return (
    <Table size="small" aria-label="Plan of a release">
      <TableHead>
        <TableRow>
          <TableCell>Task</TableCell>
          <TableCell>Start</TableCell>
          <TableCell sx={{ width: '60%' }}>May 2026</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map(({ name, start, end }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{formatDay(toDate(start))}</TableCell>
            <TableCell>
              <Box
                sx={{
                  height: 16,
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                  marginInlineStart: percent(start - 1),
                  width: percent(end - start),
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
