import { useState } from 'react';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Order, orders, states } from './data';

const colors = {
  New: 'info',
  Roasting: 'warning',
  Sent: 'success',
  Returned: 'default',
} as const;

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export function OrdersTable() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [down, setDown] = useState<boolean | null>(null);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);

  const found = orders.filter(
    (order) =>
      (state === '' || order.state === state) &&
      `${order.id} ${order.customer}`
        .toLowerCase()
        .includes(search.toLowerCase()),
  );
  const sorted = down === null ? found : [...found].sort(byTotal(down));
  const shown = sorted.slice(page * size, (page + 1) * size);

  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby="orders"
      sx={{ borderRadius: 2 }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ p: 2, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography
          id="orders"
          component="h2"
          variant="subtitle1"
          sx={{ flex: '1 1 8rem', fontWeight: 600 }}
        >
          Orders
        </Typography>
        <TextField
          size="small"
          type="search"
          label="Find an order"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(0);
          }}
          sx={{ flex: '1 1 10rem', maxWidth: { sm: 240 } }}
        />
        <TextField
          select
          size="small"
          label="State"
          value={state}
          onChange={(event) => {
            setState(event.target.value);
            setPage(0);
          }}
          sx={{ flex: '1 1 7rem', maxWidth: { sm: 160 } }}
        >
          <MenuItem value="">All</MenuItem>
          {states.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <TableContainer>
        <Table aria-labelledby="orders">
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell sx={wide}>Day</TableCell>
              <TableCell sx={wide}>State</TableCell>
              <TableCell
                align="right"
                sortDirection={down === null ? false : down ? 'desc' : 'asc'}
              >
                <TableSortLabel
                  active={down !== null}
                  direction={down === false ? 'asc' : 'desc'}
                  onClick={() => setDown(down !== true)}
                >
                  Total
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((order) => (
              <Row key={order.id} order={order} />
            ))}
            {shown.length === 0 && (
              <TableRow>
                <TableCell colSpan={5} sx={{ py: 5, textAlign: 'center' }}>
                  No order matches. Change the search or the state.
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={found.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10, 25]}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </Card>
  );
}

/** On a phone these columns are told in the cell of the order. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

function Row({ order }: { readonly order: Order }) {
  const chip = (
    <Chip
      size="small"
      label={order.state}
      color={colors[order.state]}
      variant="outlined"
      // Orange and light blue letters are too pale on white; the border keeps the color.
      sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {order.id}
        <Typography
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ display: { sm: 'none' } }}
        >
          {order.day}, {order.state.toLowerCase()}
        </Typography>
      </TableCell>
      <TableCell>{order.customer}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{order.day}</TableCell>
      <TableCell sx={wide}>{chip}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {euros.format(order.total)}
      </TableCell>
    </TableRow>
  );
}

function byTotal(down: boolean) {
  return (a: Order, b: Order) => (down ? b.total - a.total : a.total - b.total);
}
