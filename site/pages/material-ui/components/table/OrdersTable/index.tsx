import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import OrdersToolbar from './OrdersToolbar';
import { columns, orders, sortOrders } from './orders';
import type { OrderKey } from './orders';

const chipColors = {
  Open: 'primary',
  Shipped: 'success',
  Returned: 'default',
} as const;

export default function OrdersTable() {
  const [rows, setRows] = useState(orders);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<{ key: OrderKey; order: 'asc' | 'desc' }>({
    key: 'id',
    order: 'desc',
  });
  const [selected, setSelected] = useState<number[]>([]);
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const [dense, setDense] = useState(false);
  const [message, setMessage] = useState('');

  const found = rows.filter(({ customer }) =>
    customer.toLowerCase().includes(query.toLowerCase()),
  );
  const lastPage = Math.max(0, Math.ceil(found.length / rowsPerPage) - 1);
  const current = Math.min(page, lastPage);
  const shown = sortOrders(found, sort.key, sort.order).slice(
    current * rowsPerPage,
    (current + 1) * rowsPerPage,
  );
  const ids = shown.map(({ id }) => id);
  const selectedHere = ids.filter((id) => selected.includes(id));

  const sortBy = (key: OrderKey) => {
    setSort({
      key,
      order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc',
    });
    setPage(0);
  };

  const select = (changed: number[], checked: boolean) => {
    const others = selected.filter((id) => !changed.includes(id));
    setSelected(checked ? [...others, ...changed] : others);
  };

  const search = (next: string) => {
    setQuery(next);
    setPage(0);
  };

  const ship = () => {
    setRows(
      rows.map((row) =>
        selected.includes(row.id) ? { ...row, status: 'Shipped' } : row,
      ),
    );
    setMessage(`${selected.length} marked as shipped`);
    setSelected([]);
  };

  const remove = () => {
    setRows(rows.filter(({ id }) => !selected.includes(id)));
    setMessage(`${selected.length} deleted`);
    setSelected([]);
  };

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <OrdersToolbar
        selected={selected.length}
        query={query}
        onQueryChange={search}
        onShip={ship}
        onDelete={remove}
      />
      <TableContainer role="region" aria-label="Orders" tabIndex={0}>
        <Table size={dense ? 'small' : 'medium'} sx={{ minWidth: 520 }}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={ids.length > 0 && selectedHere.length === ids.length}
                  indeterminate={
                    selectedHere.length > 0 && selectedHere.length < ids.length
                  }
                  onChange={(event) => select(ids, event.target.checked)}
                  slotProps={{
                    input: { 'aria-label': 'Select all orders on this page' },
                  }}
                />
              </TableCell>
              {columns.map(({ key, label, align }) => (
                <TableCell
                  key={key}
                  align={align}
                  sortDirection={sort.key === key && sort.order}
                >
                  <TableSortLabel
                    active={sort.key === key}
                    direction={sort.key === key ? sort.order : 'asc'}
                    onClick={() => sortBy(key)}
                    sx={{
                      '&.Mui-focusVisible': { outline: 2, outlineOffset: 4 },
                    }}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ id, customer, status, total }) => (
              <TableRow key={id} hover selected={selected.includes(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(id)}
                    onChange={(event) => select([id], event.target.checked)}
                    slotProps={{
                      input: { 'aria-label': `Select order ${id}` },
                    }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    label={status}
                    color={chipColors[status]}
                  />
                </TableCell>
                <TableCell align="right">€{total}</TableCell>
              </TableRow>
            ))}
            {shown.length === 0 && (
              <TableRow>
                <TableCell colSpan={5} align="center" sx={{ py: 6 }}>
                  No orders found.
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', px: 2 }}
      >
        <FormControlLabel
          label="Dense"
          control={
            <Switch
              checked={dense}
              onChange={(_event, checked) => setDense(checked)}
            />
          }
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {message}
        </Typography>
        <TablePagination
          component="div"
          count={found.length}
          page={current}
          rowsPerPage={rowsPerPage}
          rowsPerPageOptions={[5, 10, 25]}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setRowsPerPage(Number(event.target.value));
            setPage(0);
          }}
          sx={{ marginInlineStart: 'auto' }}
        />
      </Stack>
    </Paper>
  );
}
