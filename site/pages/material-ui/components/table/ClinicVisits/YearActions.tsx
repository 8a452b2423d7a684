import Button from '@mui/material/Button';
import type { TablePaginationOwnProps } from '@mui/material/TablePagination';

type YearActionsProps = Pick<
  TablePaginationOwnProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
> & { className?: string | undefined };

/** Its buttons stay focusable at both ends. */
export default function YearActions(props: YearActionsProps) {
  const { className, count, page, rowsPerPage, onPageChange } = props;
  const last = Math.ceil(count / rowsPerPage) - 1;

  const step = (label: string, next: number) => {
    const none = next < 0 || next > last;
    return (
      <Button
        size="small"
        aria-disabled={none}
        onClick={(event) => !none && onPageChange(event, next)}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        {label}
      </Button>
    );
  };

  return (
    <div className={className}>
      {step('Earlier', page + 1)}
      {step('Later', page - 1)}
    </div>
  );
}
