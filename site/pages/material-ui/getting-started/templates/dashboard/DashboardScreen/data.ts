export type Period = 'month' | 'quarter' | 'year';

export const periods: Readonly<
  Record<Period, { short: string; text: string }>
> = {
  month: { short: 'Month', text: 'May' },
  quarter: { short: 'Quarter', text: 'March to May' },
  year: { short: 'Year', text: 'June to May' },
};

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** Against the period before, in percent. */
  readonly change: number;
  readonly trend: readonly number[];
}

function figuresOf(
  values: readonly [string, string, string, string],
  changes: readonly [number, number, number, number],
): readonly Figure[] {
  const [revenueValue, ordersValue, basketValue, returnsValue] = values;
  const [revenueChange, ordersChange, basketChange, returnsChange] = changes;
  return [
    {
      name: 'Revenue',
      value: revenueValue,
      change: revenueChange,
      trend: [31, 33, 30, 36, 38, 35, 41, 44, 43, 48],
    },
    {
      name: 'Orders',
      value: ordersValue,
      change: ordersChange,
      trend: [20, 22, 21, 24, 23, 26, 27, 25, 29, 30],
    },
    {
      name: 'Average order',
      value: basketValue,
      change: basketChange,
      trend: [42, 41, 43, 40, 41, 39, 40, 38, 39, 38],
    },
    {
      name: 'Returning customers',
      value: returnsValue,
      change: returnsChange,
      trend: [12, 12, 13, 15, 14, 16, 18, 17, 19, 21],
    },
  ];
}

export const figures: Readonly<Record<Period, readonly Figure[]>> = {
  month: figuresOf(['€48,210', '1,204', '€40.04', '41%'], [9.4, 11.2, -1.6, 3]),
  quarter: figuresOf(
    ['€136,480', '3,391', '€40.25', '38%'],
    [12.1, 14.8, -2.3, 4],
  ),
  year: figuresOf(
    ['€497,900', '12,306', '€40.46', '35%'],
    [18.6, 17.9, 0.6, 6],
  ),
};

export interface RevenueData {
  readonly labels: readonly string[];
  /** In thousands of euros. */
  readonly current: readonly number[];
  readonly before: readonly number[];
}

export const revenue: Readonly<Record<Period, RevenueData>> = {
  month: {
    labels: ['4 May', '11 May', '18 May', '25 May', '31 May'],
    current: [9.1, 9.8, 8.9, 10.2, 10.2],
    before: [8.6, 8.4, 8.8, 9.0, 9.3],
  },
  quarter: {
    labels: ['8 Mar', '22 Mar', '5 Apr', '19 Apr', '3 May', '17 May', '31 May'],
    current: [17.2, 18.4, 18.1, 20.3, 19.8, 21.1, 21.6],
    before: [15.9, 16.8, 16.2, 17.5, 18.2, 18.6, 18.5],
  },
  year: {
    labels: [
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
    ],
    current: [36, 34, 31, 38, 42, 47, 58, 37, 38, 43, 45, 48],
    before: [30, 29, 27, 32, 35, 40, 50, 31, 33, 36, 38, 44],
  },
};

/** Share of the revenue, in percent. */
export const channels = [
  { name: 'Online shop', share: 46 },
  { name: 'Cafés', share: 31 },
  { name: 'Offices', share: 15 },
  { name: 'Market stall', share: 8 },
] as const;

export const states = ['New', 'Roasting', 'Sent', 'Returned'] as const;

export interface Order {
  readonly id: string;
  readonly customer: string;
  readonly day: string;
  readonly total: number;
  readonly state: (typeof states)[number];
}

const customers = [
  'Café Morgenrot',
  'Noor Haddad',
  'Studio Kestrel',
  'Jonas Lind',
  'The Reading Corner',
  'Mei Tanaka',
  'Bakery Olmo',
  'Priya Raman',
];

/** Replace it with the answer of your server. */
export const orders: readonly Order[] = Array.from({ length: 24 }, (_, at) => ({
  id: `LF-${4180 - at}`,
  customer: customers[(at * 3) % customers.length] ?? '',
  day: `${31 - Math.floor(at / 2)} May`,
  total: 18.5 + ((at * 37) % 23) * 9.5,
  state: states[(at * 5 + (at % 3)) % states.length] ?? 'New',
}));
