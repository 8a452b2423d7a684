import { useEffect, useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { eventsOf, fetchEvents, pageSize } from './fetchEvents';

const firstPage = eventsOf(0);

export default function TableServerPagination() {
  const [page, setPage] = useState(0);
  const [data, setData] = useState(firstPage);
  const loading = data.page !== page;

  useEffect(() => {
    const controller = new AbortController();
    void fetchEvents(page, controller.signal).then(setData);
    return () => controller.abort();
  }, [page]);

  return (
    <Paper variant="outlined">
      <LinearProgress
        aria-label="Loading events"
        sx={{ visibility: loading ? 'visible' : 'hidden' }}
      />
      <Table size="small" aria-label="Account events" aria-busy={loading}>
        <TableBody sx={{ opacity: loading ? 0.6 : 1 }}>
          {data.events.map(({ id, type, device }) => (
            <TableRow key={id}>
              <TableCell>{type}</TableCell>
              <TableCell>{device}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={data.total}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </Paper>
  );
}
