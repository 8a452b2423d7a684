import type { GridColDef } from '@mui/x-data-grid';

/** Group, name, unit in the plural, and a plausible price of one unit in US dollars. */
const commodities = [
  ['Energy', 'Crude oil', 'barrels', 74],
  ['Energy', 'Natural gas', 'MMBtu', 3],
  ['Grains', 'Wheat', 'bushels', 5.8],
  ['Grains', 'Soybeans', 'bushels', 10.6],
  ['Metals', 'Copper', 'pounds', 4.4],
  ['Metals', 'Silver', 'troy ounces', 31],
  ['Softs', 'Coffee', 'pounds', 3.4],
] as const;
const traders = ['Amir Quinn', 'Grace Sato', 'Jonas Weber', 'Nadia Farouk', 'Tariq Jensen'];

export type Trade = ReturnType<typeof makeTrades>[number];

/** Trades in the order of their ids; quick for long lists. */
export function makeTrades(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const [group, commodity, unit, price] = pick(commodities, index * 2);
    return {
      id: index + 1,
      commodity,
      group,
      unit,
      side: index % 5 < 2 ? 'Sell' : 'Buy',
      quantity: 10 * (1 + ((index * 137) % 500)),
      price: Math.round(price * (90 + ((index * 7) % 20))) / 100,
      change: (((index * 19) % 91) - 45) / 1000,
      trader: pick(traders, index * 2),
      tradedOn: new Date(2026, 0, 5 + Math.min(180, Math.floor(index / 4))),
      settled: index % 10 < 7,
    };
  });
}

function pick<Value>(values: readonly Value[], index: number) {
  return values[(index + (index >> 3)) % values.length] as Value;
}

const formatPrice = (value?: number) => (value == null ? '' : `$${value.toFixed(2)}`);
export const formatPercent = (value?: number) => `${(100 * (value ?? 0)).toFixed(1)}%`;

export const tradeColumns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', type: 'number', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 130 },
  { field: 'group', headerName: 'Group', width: 110 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110, valueFormatter: formatPrice },
  { field: 'change', headerName: 'Change', type: 'number', valueFormatter: formatPercent },
  { field: 'trader', headerName: 'Trader', width: 160 },
];
