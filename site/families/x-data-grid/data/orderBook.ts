import type { GridColDef } from '@mui/x-data-grid';
import { countries, personName } from './people';
import type { Country } from './people';
import { createRandom } from './random';

const orderStatuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'] as const;

export interface Order {
  id: number;
  number: string;
  customer: string;
  country: Country;
  product: string;
  quantity: number;
  /** In US dollars. */
  unitPrice: number;
  /** A share of the price, 0 to 0.25. */
  discount: number;
  status: (typeof orderStatuses)[number];
  express: boolean;
  orderedOn: Date;
  /** Null until the order has left the warehouse. */
  shippedOn: Date | null;
}

const products = [
  ['Desk lamp', 48],
  ['Standing desk', 520],
  ['Office chair', 310],
  ['Monitor arm', 95],
  ['Keyboard', 120],
  ['Webcam', 85],
  ['Headset', 140],
  ['Laptop stand', 45],
  ['Docking station', 210],
  ['Whiteboard', 160],
  ['File cabinet', 230],
  ['Label printer', 180],
] as const;

const FIRST_DAY = new Date(2025, 0, 2);

/** `count` orders of one shop, numbered from 1 as they come in, the same ones for the same seed. */
export function makeOrders(count: number, seed = 1): Order[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [product, price] = random.pick(products);
    const status = random.pick(orderStatuses);
    const orderedOn = random.risingDay(FIRST_DAY, 500, index);
    const left = status !== 'Open' && status !== 'Packed';
    return {
      id: index + 1,
      number: `SO-${10001 + index}`,
      customer: personName(random),
      country: random.pick(countries),
      product,
      quantity: random.integer(1, 12),
      unitPrice: price + random.integer(-5, 20),
      discount: random.pick([0, 0, 0, 0.05, 0.1, 0.25]),
      status,
      express: random.next() < 0.25,
      orderedOn,
      shippedOn: left ? random.day(orderedOn, 9) : null,
    };
  });
}

/** What the customer pays, in US dollars and whole cents. */
export function orderTotal(order: Order): number {
  return Math.round(order.quantity * order.unitPrice * (1 - order.discount) * 100) / 100;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export function formatDollars(value: number | null | undefined): string {
  return value == null ? '' : dollars.format(value);
}

export function formatDay(value: Date | null | undefined): string {
  return value ? shortDay.format(value) : '';
}

function formatShare(value: number | null | undefined): string {
  return value == null ? '' : `${Math.round(value * 100)}%`;
}

/** Eight columns of an order, 825 pixels wide at the least: a wide page shows all of them. */
export const orderColumns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 85 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => orderTotal(row),
    valueFormatter: formatDollars,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 95,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    valueFormatter: formatDay,
  },
];

/** Twelve columns of an order, 1,230 pixels wide at the least: more than a page shows at once. */
export const allOrderColumns: GridColDef<Order>[] = [
  ...orderColumns,
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 110,
    valueFormatter: formatDay,
  },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 110,
    valueFormatter: formatDollars,
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 95,
    valueFormatter: formatShare,
  },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 90 },
];
