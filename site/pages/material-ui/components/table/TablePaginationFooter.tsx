import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const rows = ['Lisbon', 'Porto', 'Faro', 'Braga', 'Évora', 'Coimbra', 'Aveiro'];
const rowsPerPage = 3;

export default function TablePaginationFooter() {
  const [page, setPage] = useState(0);

  return (
    <Table aria-label="Branches">
      <TableBody>
        {rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((row) => (
          <TableRow key={row}>
            <TableCell>{row}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            colSpan={1}
            count={rows.length}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[]}
            onPageChange={(_event, next) => setPage(next)}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
