import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColDef } from '@mui/x-data-grid';
import { statuses } from './rows';
import type { Order } from './rows';

type Part = Partial<GridColDef<Order>>;

/** A part of a column definition, and the code that makes it. */
export interface Choice {
  label: string;
  part: Part;
  code: string;
}

const none: Choice = { label: 'None', part: {}, code: '' };

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** Fields of the row, each with the type that suits it. */
export const fields: Choice[] = [
  {
    label: 'unitPrice',
    part: { field: 'unitPrice', type: 'number' },
    code: "type: 'number',",
  },
  {
    label: 'discount',
    part: { field: 'discount', type: 'number' },
    code: "type: 'number',",
  },
  {
    label: 'status',
    part: {
      field: 'status',
      type: 'singleSelect',
      valueOptions: statuses,
    } as Part,
    code: "type: 'singleSelect',\n  valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],",
  },
  {
    label: 'orderedOn',
    part: { field: 'orderedOn', type: 'date' },
    code: "type: 'date',",
  },
  {
    label: 'express',
    part: { field: 'express', type: 'boolean' },
    code: "type: 'boolean',",
  },
];

export const getters: Choice[] = [
  none,
  {
    label: 'Price times quantity',
    part: { valueGetter: (_, row) => row.unitPrice * row.quantity },
    code: 'valueGetter: (value, row) => row.unitPrice * row.quantity,',
  },
  {
    label: 'Country of the customer',
    part: { valueGetter: (_, row) => `${row.customer}, ${row.country}` },
    code: 'valueGetter: (value, row) => `${row.customer}, ${row.country}`,',
  },
];

export const formatters: Choice[] = [
  none,
  {
    label: 'Dollars',
    part: { valueFormatter: (value: unknown) => dollars.format(Number(value)) },
    code: 'valueFormatter: (value: number) => dollars.format(value),',
  },
  {
    label: 'Percent',
    part: { valueFormatter: (value: unknown) => percent.format(Number(value)) },
    code: 'valueFormatter: (value: number) => percent.format(value),',
  },
];

export const renderers: Choice[] = [
  none,
  {
    label: 'Chip',
    part: {
      display: 'flex',
      renderCell: ({ formattedValue, value }) => (
        <Chip size="small" label={String(formattedValue ?? value)} />
      ),
    },
    code: 'display: \'flex\',\n  renderCell: ({ formattedValue }) => (\n    <Chip size="small" label={formattedValue} />\n  ),',
  },
  {
    label: 'Bar',
    part: {
      display: 'flex',
      renderCell: ({ value, field }) => (
        <LinearProgress
          variant="determinate"
          aria-label={field}
          value={Math.min(100, Number(value) || 0)}
          sx={{ width: '100%' }}
        />
      ),
    },
    code: 'display: \'flex\',\n  renderCell: ({ value }) => (\n    <LinearProgress variant="determinate" value={Math.min(100, value)} />\n  ),',
  },
];

export const aligns: Choice[] = [
  { label: 'Of the type', part: {}, code: '' },
  ...(['left', 'center', 'right'] as const).map((align) => ({
    label: align,
    part: { align, headerAlign: align },
    code: `align: '${align}',\n  headerAlign: '${align}',`,
  })),
];
