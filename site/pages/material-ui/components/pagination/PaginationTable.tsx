import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const customers = ['Aster Bikes', 'Blue Fern', 'Corner Bakery', 'Delta Print'];
const invoices = Array.from({ length: 43 }, (_item, index) => ({
  id: 2041 + index,
  customer: customers[index % customers.length],
  total: 40 + ((index * 37) % 260),
}));

export default function PaginationTable() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(5);
  const first = (page - 1) * size;
  const rows = invoices.slice(first, first + size);

  const turn = (next: number) => {
    setPage(next);
    heading.current?.focus();
  };

  const resize = (next: number) => {
    setSize(next);
    // Stay at the first row that is shown now.
    setPage(Math.floor(first / next) + 1);
  };

  return (
    <Paper variant="outlined">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography ref={heading} tabIndex={-1} variant="h6" component="h3">
            Invoices
          </Typography>
          <Typography role="status" variant="body2" color="text.secondary">
            {first + 1} to {first + rows.length} of {invoices.length}
          </Typography>
        </Box>
        <TextField
          select
          size="small"
          label="Per page"
          value={size}
          onChange={(event) => resize(Number(event.target.value))}
          sx={{ width: 100 }}
        >
          {[5, 10].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TableContainer>
        <Table size="small" aria-label="Invoices">
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, customer, total }) => (
              <TableRow key={id}>
                <TableCell>{id}</TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell align="right">${total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pagination
        aria-label="Invoices"
        count={Math.ceil(invoices.length / size)}
        page={page}
        onChange={(_event, next) => turn(next)}
        siblingCount={0}
        sx={{ display: 'flex', justifyContent: 'center', p: 2 }}
      />
    </Paper>
  );
}
