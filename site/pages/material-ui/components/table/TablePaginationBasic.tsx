import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const tickets = Array.from({ length: 43 }, (_, index) => ({
  id: 1043 - index,
  subject: ['Password reset', 'Invoice copy', 'Change of address'][index % 3],
}));

export default function TablePaginationBasic() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);

  return (
    <Paper variant="outlined">
      <Table size="small" aria-label="Tickets">
        <TableBody>
          {tickets
            .slice(page * rowsPerPage, (page + 1) * rowsPerPage)
            .map(({ id, subject }) => (
              <TableRow key={id}>
                <TableCell>{id}</TableCell>
                <TableCell>{subject}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={tickets.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 25]}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
