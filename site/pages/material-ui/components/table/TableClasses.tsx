import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

export default function TableClasses() {
  return (
    <TableContainer
      classes={{ root: 'usage' }}
      sx={{
        '&.usage': { border: 1, borderColor: 'divider', borderRadius: 2 },
        '& .usage-head': { bgcolor: 'action.hover' },
        '& .usage-body th': { fontWeight: 'fontWeightBold' },
        '& .usage-footer td': { border: 0 },
        '& .usage-sort': { textTransform: 'uppercase' },
        '& .usage-range': { color: 'text.secondary' },
      }}
    >
      <Table classes={{ root: 'usage-table' }} aria-label="Storage">
        <TableHead classes={{ root: 'usage-head' }}>
          <TableRow>
            <TableCell sortDirection="asc">
              <TableSortLabel active classes={{ root: 'usage-sort' }}>
                Bucket
              </TableSortLabel>
            </TableCell>
            <TableCell align="right" classes={{ alignRight: 'usage-size' }}>
              Size
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody classes={{ root: 'usage-body' }}>
          <TableRow classes={{ root: 'usage-row' }}>
            <TableCell component="th" scope="row">
              images
            </TableCell>
            <TableCell align="right">12.4 GB</TableCell>
          </TableRow>
        </TableBody>
        <TableFooter classes={{ root: 'usage-footer' }}>
          <TableRow>
            <TablePagination
              classes={{ displayedRows: 'usage-range' }}
              count={1}
              page={0}
              rowsPerPage={10}
              rowsPerPageOptions={[]}
              onPageChange={() => undefined}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
