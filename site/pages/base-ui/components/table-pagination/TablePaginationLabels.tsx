import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import type { ItemAriaLabelType } from '@mui/base/TablePagination';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

const buttons: Record<ItemAriaLabelType, string> = {
  first: 'Zur ersten Seite',
  previous: 'Zur vorherigen Seite',
  next: 'Zur nächsten Seite',
  last: 'Zur letzten Seite',
};

export default function TablePaginationLabels() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      className="quiet-pagination"
      lang="de"
      slots={{ root: 'div' }}
      count={1284}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={50}
      rowsPerPageOptions={[50, 100]}
      labelRowsPerPage="Zeilen pro Seite:"
      labelDisplayedRows={({ from, to, count }) =>
        `${from}–${to} von ${count.toLocaleString('de-DE')}`
      }
      getItemAriaLabel={(type) => buttons[type]}
    />
  );
}
