import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationUnknownCount() {
  const [page, setPage] = useState(0);
  const lastPage = page === 3;

  return (
    <TablePagination
      component="div"
      count={lastPage ? 37 : -1}
      page={page}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setPage(next)}
    />
  );
}
