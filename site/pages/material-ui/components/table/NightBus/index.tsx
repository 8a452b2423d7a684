import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { runs, timetable } from './timetable';

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.default',
};

export default function NightBus() {
  return (
    <TableContainer
      role="region"
      aria-label="Night bus timetable"
      tabIndex={0}
      sx={{ maxHeight: 280 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell size="medium" sx={{ ...pinned, zIndex: 3 }}>
              Stop
            </TableCell>
            {runs.map((run) => (
              <TableCell key={run} size="medium" align="center">
                {run}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {timetable.map(({ stop, times }) => (
            <TableRow key={stop}>
              <TableCell
                component="th"
                scope="row"
                sx={{ ...pinned, zIndex: 1, whiteSpace: 'nowrap' }}
              >
                {stop}
              </TableCell>
              {times.map(({ run, time }) => (
                <TableCell key={run} align="center">
                  {time}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
