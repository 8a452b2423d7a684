export interface Order {
  id: number;
  customer: string;
  status: 'Open' | 'Shipped' | 'Returned';
  total: number;
}

const customers = [
  'Acme Retail',
  'Blue Harbor',
  'Cedar & Co.',
  'Delta Sports',
  'Evergreen',
  'Fjord Design',
  'Globe Travel',
];
const states: Order['status'][] = ['Open', 'Shipped', 'Shipped', 'Returned'];

export const orders: Order[] = Array.from({ length: 46 }, (_, index) => ({
  id: 7046 - index,
  customer: customers[(index * 3) % customers.length] ?? '',
  status: states[(index * 5) % states.length] ?? 'Open',
  total: 40 + ((index * 173) % 960),
}));

export const columns = [
  { key: 'id', label: 'Order', align: 'left' },
  { key: 'customer', label: 'Customer', align: 'left' },
  { key: 'status', label: 'Status', align: 'left' },
  { key: 'total', label: 'Total', align: 'right' },
] as const;

export type OrderKey = (typeof columns)[number]['key'];

export function sortOrders(
  rows: Order[],
  key: OrderKey,
  order: 'asc' | 'desc',
) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort(
    (a, b) => sign * compare(String(a[key]), String(b[key])),
  );
}
