import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationDisabled() {
  return (
    <TablePagination
      disabled
      component="div"
      count={480}
      page={2}
      rowsPerPage={25}
      rowsPerPageOptions={[]}
      onPageChange={() => undefined}
    />
  );
}
