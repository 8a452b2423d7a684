import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { invoices as all } from './invoices';
import SortHeader from './SortHeader';

const colors = { Paid: 'success', Open: 'neutral', Overdue: 'danger' } as const;
const columns = [
  { key: 'number', label: 'Invoice', width: 88 },
  { key: 'customer', label: 'Customer' },
  { key: 'due', label: 'Due', width: 104 },
  { key: 'amount', label: 'Amount', width: 92 },
] as const;
type Key = (typeof columns)[number]['key'];
const size = 5;
const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export default function InvoiceTable() {
  const [invoices, setInvoices] = useState(all);
  const [query, setQuery] = useState('');
  const [by, setBy] = useState<Key>('due');
  const [descending, setDescending] = useState(false);
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const found = invoices
    .filter(({ number, customer }) =>
      `${number} ${customer}`.toLowerCase().includes(query.toLowerCase()),
    )
    .sort(
      (one, other) =>
        (descending ? -1 : 1) *
        (by === 'amount'
          ? one.amount - other.amount
          : one[by].localeCompare(other[by], 'en')),
    );
  const first = page * size;
  const shown = found.slice(first, first + size);
  const whole =
    shown.length > 0 && shown.every((one) => selected.has(one.number));
  const some = shown.some((one) => selected.has(one.number));

  const select = (numbers: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      numbers.forEach((number) =>
        on ? next.add(number) : next.delete(number),
      );
      return next;
    });
  const sort = (key: Key) => {
    setDescending(by === key && !descending);
    setBy(key);
    setPage(0);
  };
  const pay = () => {
    setInvoices((before) =>
      before.map((one) =>
        selected.has(one.number) ? { ...one, status: 'Paid' } : one,
      ),
    );
    setSelected(new Set());
  };

  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
      <Stack
        direction="row"
        sx={{ p: 1.5, gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Input
          size="sm"
          placeholder="Invoice or customer"
          slotProps={{ input: { 'aria-label': 'Search invoices' } }}
          sx={{ '--Input-placeholderOpacity': 1, flex: '1 1 180px' }}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage(0);
          }}
        />
        <Typography level="body-sm" role="status">
          {selected.size > 0 ? `${selected.size} selected` : 'None selected'}
        </Typography>
        <Button size="sm" disabled={selected.size === 0} onClick={pay}>
          Mark as paid
        </Button>
      </Stack>
      <Box
        role="region"
        tabIndex={0}
        aria-label="Invoices"
        sx={{ overflowX: 'auto', minHeight: 264 }}
      >
        <Table hoverRow aria-label="Invoices" sx={{ minWidth: 540 }}>
          <thead>
            <tr>
              <th style={{ width: 44 }}>
                <Checkbox
                  checked={whole}
                  indeterminate={some && !whole}
                  onChange={() =>
                    select(
                      shown.map((one) => one.number),
                      !whole,
                    )
                  }
                  slotProps={{
                    input: {
                      'aria-label': 'Select this page',
                      ref: (input: HTMLInputElement | null) => {
                        if (input) input.indeterminate = some && !whole;
                      },
                    },
                  }}
                  sx={{ verticalAlign: 'text-bottom' }}
                />
              </th>
              {columns.map(({ key, label, ...rest }) => (
                <SortHeader
                  key={key}
                  label={label}
                  {...rest}
                  order={
                    by !== key
                      ? 'none'
                      : descending
                        ? 'descending'
                        : 'ascending'
                  }
                  onSort={() => sort(key)}
                />
              ))}
              <th style={{ width: 88 }}>Status</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, customer, due, amount, status }) => (
              <tr key={number}>
                <td>
                  <Checkbox
                    checked={selected.has(number)}
                    onChange={(event) => select([number], event.target.checked)}
                    slotProps={{ input: { 'aria-label': number } }}
                    sx={{ verticalAlign: 'top' }}
                  />
                </td>
                <td>{number}</td>
                <td>{customer}</td>
                <td>{due}</td>
                <td>{euro.format(amount)}</td>
                <td>
                  <Chip size="sm" color={colors[status]}>
                    {status}
                  </Chip>
                </td>
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={6}>No invoice matches “{query}”.</td>
              </tr>
            )}
          </tbody>
        </Table>
      </Box>
      <Stack
        direction="row"
        spacing={1}
        sx={{ p: 1.5, alignItems: 'center', justifyContent: 'flex-end' }}
      >
        <Typography level="body-sm" role="status" sx={{ flex: 1 }}>
          {found.length === 0
            ? 'No invoices'
            : `${first + 1} to ${first + shown.length} of ${found.length}`}
        </Typography>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          Previous
        </Button>
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={first + size >= found.length}
          onClick={() => setPage(page + 1)}
        >
          Next
        </Button>
      </Stack>
    </Sheet>
  );
}
