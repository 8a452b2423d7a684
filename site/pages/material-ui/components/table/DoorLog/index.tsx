import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { pageSize } from './fetchEntries';
import { useEntries } from './useEntries';

export default function DoorLog() {
  const [follow, setFollow] = useState(false);
  const [wanted, setWanted] = useState(0);
  const page = follow ? 0 : wanted;
  const shown = useEntries(page);
  const seen = shown.page * pageSize + shown.entries.length;

  return (
    <Paper variant="outlined">
      <FormControlLabel
        label="Stay with the newest"
        control={<Switch onChange={(_, checked) => setFollow(checked)} />}
        sx={{ m: 1 }}
      />
      <LinearProgress
        aria-label="Loading entries"
        sx={{ visibility: shown.loading ? 'visible' : 'hidden' }}
      />
      <TableContainer role="region" aria-label="Door log" tabIndex={0}>
        <Table size="small" aria-busy={shown.loading}>
          <TableHead>
            <TableRow>
              <TableCell>Door</TableCell>
              <TableCell>Opened by</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ opacity: shown.loading ? 0.7 : 1 }}>
            {shown.entries.map(({ id, door, who }) => (
              <TableRow key={id}>
                <TableCell>{door}</TableCell>
                <TableCell>{who}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={shown.entries.length < pageSize ? seen : -1}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[]}
        disabled={follow}
        onPageChange={(_, next) => setWanted(next)}
      />
    </Paper>
  );
}
