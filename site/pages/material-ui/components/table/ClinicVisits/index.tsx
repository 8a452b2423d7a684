import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import YearActions from './YearActions';
import { visits } from './visits';

const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

const rows = 3;

export default function ClinicVisits() {
  const [page, setPage] = useState(0);

  return (
    <TableContainer role="region" aria-label="Clinic visits" tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell>Reason</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {visits.slice(page * rows, (page + 1) * rows).map((visit) => (
            <TableRow key={visit.day.getTime()}>
              <TableCell>{dates.format(visit.day)}</TableCell>
              <TableCell>{visit.reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              colSpan={2}
              count={visits.length}
              page={page}
              rowsPerPage={rows}
              rowsPerPageOptions={[]}
              onPageChange={(_, next) => setPage(next)}
              ActionsComponent={YearActions}
              slotProps={{ displayedRows: { role: 'status' } }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
