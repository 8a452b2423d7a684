import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationOptions() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(10);

  return (
    <TablePagination
      component="div"
      count={128}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[10, 50, { value: -1, label: 'All' }]}
      labelRowsPerPage="Orders:"
      labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
      getItemAriaLabel={(type) => `Go to the ${type} page of orders`}
      showFirstButton
      showLastButton
      onPageChange={(_event, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
    />
  );
}
