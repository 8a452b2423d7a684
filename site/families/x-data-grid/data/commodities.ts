import type { GridColDef } from '@mui/x-data-grid';
import { countries, personName } from './people';
import type { Country } from './people';
import { createRandom } from './random';
import { formatDay, formatDollars } from './orders';

const commodityGroups = ['Energy', 'Grains', 'Metals', 'Softs'] as const;

/** Group, name, unit in the plural, and a plausible price of one unit in US dollars. */
const commodities = [
  ['Energy', 'Crude oil', 'barrels', 74],
  ['Energy', 'Natural gas', 'MMBtu', 3],
  ['Energy', 'Heating oil', 'gallons', 2.4],
  ['Grains', 'Wheat', 'bushels', 5.8],
  ['Grains', 'Corn', 'bushels', 4.5],
  ['Grains', 'Oats', 'bushels', 3.6],
  ['Grains', 'Soybeans', 'bushels', 10.6],
  ['Metals', 'Copper', 'pounds', 4.4],
  ['Metals', 'Silver', 'troy ounces', 31],
  ['Metals', 'Aluminum', 'pounds', 1.2],
  ['Softs', 'Coffee', 'pounds', 3.4],
  ['Softs', 'Cocoa', 'pounds', 4.1],
  ['Softs', 'Cotton', 'pounds', 0.7],
  ['Softs', 'Sugar', 'pounds', 0.2],
] as const;

export interface Trade {
  id: number;
  commodity: string;
  group: (typeof commodityGroups)[number];
  /** In the plural. */
  unit: string;
  side: 'Buy' | 'Sell';
  quantity: number;
  /** Of one unit, in US dollars. */
  price: number;
  /** Since the day before, as a share of the price. */
  change: number;
  trader: string;
  country: Country;
  tradedOn: Date;
  settled: boolean;
}

/** `count` trades of 14 commodities, in the order of their ids; for long lists and for prices that move. */
export function makeTrades(count: number, seed = 3): Trade[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [group, commodity, unit, price] = random.pick(commodities);
    return {
      id: index + 1,
      commodity,
      group,
      unit,
      side: random.next() < 0.5 ? 'Buy' : 'Sell',
      quantity: 10 * random.integer(1, 500),
      price: Math.round(price * (90 + random.integer(0, 20))) / 100,
      change: random.integer(-45, 45) / 1000,
      trader: personName(random),
      country: random.pick(countries),
      tradedOn: random.risingDay(new Date(2026, 0, 5), 180, index),
      settled: random.next() < 0.7,
    };
  });
}

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
});

export function formatPercent(value: number | null | undefined): string {
  return value == null ? '' : percent.format(value);
}

/** Nine columns of a trade, 1,060 pixels wide. */
export const tradeColumns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  {
    field: 'group',
    headerName: 'Group',
    type: 'singleSelect',
    valueOptions: [...commodityGroups],
    width: 110,
  },
  {
    field: 'side',
    headerName: 'Side',
    type: 'singleSelect',
    valueOptions: ['Buy', 'Sell'],
    width: 90,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: formatDollars,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueFormatter: formatPercent,
  },
  { field: 'trader', headerName: 'Trader', width: 160 },
  {
    field: 'tradedOn',
    headerName: 'Traded',
    type: 'date',
    width: 130,
    valueFormatter: formatDay,
  },
];
