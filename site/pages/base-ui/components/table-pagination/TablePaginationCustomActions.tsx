import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsSlotProps } from '@mui/base/TablePagination';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

function PageSelect({
  className,
  count,
  page,
  rowsPerPage,
  onPageChange,
}: TablePaginationActionsSlotProps) {
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) });

  return (
    <label className={className}>
      Page
      <select
        className="base-TablePagination-select"
        value={page}
        onChange={(event) => onPageChange(null, Number(event.target.value))}
      >
        {pages.map((_, index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
      of {pages.length}
    </label>
  );
}

export default function TablePaginationCustomActions() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      className="quiet-pagination"
      slots={{ root: 'div', actions: PageSelect }}
      count={230}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
    />
  );
}
