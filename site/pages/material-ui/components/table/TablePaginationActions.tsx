import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationOwnProps } from '@mui/material/TablePagination';

type PageNumbersProps = Pick<
  TablePaginationOwnProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange' | 'disabled'
> & { className?: string };

function PageNumbers({
  count,
  page,
  rowsPerPage,
  onPageChange,
  disabled,
  className,
}: PageNumbersProps) {
  return (
    <Pagination
      size="small"
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      disabled={disabled}
      className={className}
    />
  );
}

export default function TablePaginationActions() {
  const [page, setPage] = useState(2);

  return (
    <TablePagination
      component="div"
      count={60}
      page={page}
      rowsPerPage={12}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setPage(next)}
      ActionsComponent={PageNumbers}
    />
  );
}
