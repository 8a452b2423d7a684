import type { GridColDef } from '@mui/x-data-grid';

export const orderStatuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const customers = ['Ada Kim', 'Elif Kaya', 'Maya Patel', 'Noah Weber', 'Rosa Silva', 'Yuki Ito'];
const countries = ['Brazil', 'France', 'Germany', 'Ghana', 'India', 'Japan', 'Norway'];
const products = ['Desk lamp', 'Office chair', 'Keyboard', 'Headset', 'Whiteboard'];

export type Order = ReturnType<typeof makeOrders>[number];

/** The first orders of one shop, in the order in which they come in. */
export function makeOrders(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `SO-${10001 + index}`,
    customer: pick(customers, index, 5),
    country: pick(countries, index, 3),
    product: pick(products, index, 2),
    quantity: 1 + ((index * 7) % 12),
    total: 45 + ((index * 1237) % 2900) / 4,
    status: pick(orderStatuses, index, 4),
    orderedOn: new Date(2025, 0, 2 + Math.floor(index / 2)),
  }));
}

function pick(values: string[], index: number, step: number) {
  return values[(index * step + (index >> 2)) % values.length] as string;
}

export const formatDollars = (value?: number) => (value == null ? '' : `$${value.toFixed(2)}`);
export const formatDay = (value?: Date | null) => value?.toLocaleDateString('en-US') ?? '';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 85 },
  { field: 'total', headerName: 'Total', type: 'number', valueFormatter: formatDollars },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: orderStatuses },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', valueFormatter: formatDay },
];
