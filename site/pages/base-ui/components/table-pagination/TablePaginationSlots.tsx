import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

export default function TablePaginationSlots() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(20);

  return (
    <TablePagination
      className="quiet-pagination"
      aria-label="Pages of log entries"
      slots={{ root: 'nav', selectLabel: 'span', displayedRows: 'strong' }}
      slotProps={{
        actions: { direction: useRtl() ? 'rtl' : 'ltr' },
        selectLabel: { title: 'Saved for this device' },
        displayedRows: { role: 'status' },
        spacer: { 'aria-hidden': true },
      }}
      labelId="log-rows-label"
      selectId="log-rows"
      count={140}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[20, 40]}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
    />
  );
}
