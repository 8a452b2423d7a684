import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

export default function TablePaginationRowsPerPage() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(10);

  return (
    <TablePagination
      className="quiet-pagination"
      slots={{ root: 'div' }}
      count={84}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      rowsPerPageOptions={[10, 20, { label: 'All', value: -1 }]}
      slotProps={{
        actions: { direction: useRtl() ? 'rtl' : 'ltr' },
        select: { 'aria-label': rowsPerPage === -1 ? 'All' : `${rowsPerPage}` },
      }}
    />
  );
}
