import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import { date, money, type Order } from './orders';
import { StatusChip } from './StatusChip';
import type { Column, View } from './view';

const heads: readonly { key: Column; text: string; width?: number }[] = [
  { key: 'id', text: 'Order', width: 104 },
  { key: 'day', text: 'Date', width: 92 },
  { key: 'customer', text: 'Customer' },
  { key: 'total', text: 'Total', width: 108 },
];

export interface OrdersProps {
  readonly orders: readonly Order[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
}

interface OrderTableProps extends OrdersProps {
  readonly view: View;
  readonly onSort: (by: Column) => void;
}

export function OrderTable(props: OrderTableProps) {
  const { orders, selected, onSelect, view, onSort } = props;
  const whole = orders.every(({ id }) => selected.has(id));
  const some = orders.some(({ id }) => selected.has(id));

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: { xs: 'none', sm: 'block' },
        borderRadius: 'md',
        overflow: 'hidden',
      }}
    >
      <Table
        hoverRow
        aria-label="Orders"
        sx={{
          '--TableRow-hoverBackground': 'var(--joy-palette-background-level1)',
          '& th, & td': { px: 1.5 },
          '& tbody th': { bgcolor: 'transparent' },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 48 }}>
              <Checkbox
                checked={whole}
                indeterminate={some && !whole}
                onChange={() =>
                  onSelect(
                    orders.map(({ id }) => id),
                    !whole,
                  )
                }
                slotProps={{
                  input: {
                    'aria-label': 'Select this page',
                    // Joy UI tells it by ARIA alone, which has to agree.
                    ref: (input: HTMLInputElement | null) => {
                      if (input !== null) input.indeterminate = some && !whole;
                    },
                  },
                }}
                sx={{ verticalAlign: 'text-bottom' }}
              />
            </th>
            {heads.map(({ key, text, width }) => (
              <th
                key={key}
                scope="col"
                aria-sort={
                  key !== view.by
                    ? 'none'
                    : view.descending
                      ? 'descending'
                      : 'ascending'
                }
                style={{ width }}
              >
                <Link
                  component="button"
                  color="neutral"
                  underline="none"
                  onClick={() => onSort(key)}
                  endDecorator={
                    <ArrowDownwardIcon
                      sx={{
                        opacity: key === view.by ? 1 : 0,
                        rotate: view.descending ? '0deg' : '180deg',
                      }}
                    />
                  }
                >
                  {text}
                </Link>
              </th>
            ))}
            <th scope="col" style={{ width: 128 }}>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Checkbox
                  checked={selected.has(order.id)}
                  onChange={(event) =>
                    onSelect([order.id], event.target.checked)
                  }
                  slotProps={{ input: { 'aria-label': `Select ${order.id}` } }}
                  sx={{ verticalAlign: 'top' }}
                />
              </td>
              <th scope="row">{order.id}</th>
              <td>{date(order.day)}</td>
              <td>
                <Typography level="title-sm" noWrap>
                  {order.customer}
                </Typography>
                <Typography level="body-xs" noWrap>
                  {order.city}, {order.carrier.toLowerCase()}
                </Typography>
              </td>
              <td>
                <Typography level="title-sm">{money(order.total)}</Typography>
                <Typography level="body-xs">
                  {order.items} {order.items === 1 ? 'part' : 'parts'}
                </Typography>
              </td>
              <td>
                <StatusChip status={order.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
