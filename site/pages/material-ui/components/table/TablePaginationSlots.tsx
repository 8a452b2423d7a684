import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function TablePaginationSlots() {
  const [page, setPage] = useState(1);
  const [rowsPerPage, setRowsPerPage] = useState(25);

  return (
    <TablePagination
      component="div"
      count={310}
      page={page}
      rowsPerPage={rowsPerPage}
      onPageChange={(_event, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      slots={{
        actions: {
          previousButtonIcon: ArrowBackIcon,
          nextButtonIcon: ArrowForwardIcon,
        },
      }}
      slotProps={{
        toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
        select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        displayedRows: { role: 'status' },
      }}
    />
  );
}
