import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

const lastPage = 2;

export default function TablePaginationUnknownCount() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      className="quiet-pagination"
      slots={{ root: 'div' }}
      count={page < lastPage ? -1 : 64}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
      slotProps={{ actions: { direction: useRtl() ? 'rtl' : 'ltr' } }}
    />
  );
}
