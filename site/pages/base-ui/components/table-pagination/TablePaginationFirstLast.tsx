import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

const icons = {
  firstPageIcon: () => '«',
  backPageIcon: () => '‹',
  nextPageIcon: () => '›',
  lastPageIcon: () => '»',
};

export default function TablePaginationFirstLast() {
  const [page, setPage] = useState(3);

  return (
    <TablePagination
      className="quiet-pagination"
      slots={{ root: 'div' }}
      count={240}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
      slotProps={{
        actions: {
          showFirstButton: true,
          showLastButton: true,
          direction: useRtl() ? 'rtl' : 'ltr',
          slots: icons,
        },
      }}
    />
  );
}
