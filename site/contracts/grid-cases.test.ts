// The table that the server in Python is held to has what the grid finds where it filters by itself.
import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type { GridColDef, GridFilterItem } from '@mui/x-data-grid';
import type { GridFilterModel, GridFilterOperator } from '@mui/x-data-grid';
import { expect, test } from 'vitest';
import table from '../../examples/grid-server/tests/cases.json';

type FieldType = 'string' | 'number' | 'date' | 'dateTime' | 'boolean' | 'singleSelect';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

interface Case {
  readonly name: string;
  readonly table: 'orders' | 'employees' | 'names';
  readonly request: { readonly filterModel?: GridFilterModel };
  readonly answer: { readonly ids?: readonly number[] };
}

const cases = table.cases as unknown as readonly Case[];
const orders: readonly Row[] = table.tables.orders.rows;
const columnsOf = (name: Case['table']) =>
  table.tables[name].columns as readonly { field: string; type: FieldType }[];

const numeric = (value: unknown) => (value === '' ? null : Number(value));
const gridOperators: Readonly<Record<FieldType, readonly GridFilterOperator[]>> = {
  string: getGridStringOperators(),
  number: getGridNumericOperators(),
  date: getGridDateOperators(),
  dateTime: getGridDateOperators(true),
  boolean: getGridBooleanOperators(),
  singleSelect: getGridSingleSelectOperators(),
};

/** What a column of the grid makes of a cell that came as JSON. */
const cellOf = (cell: unknown, type: FieldType) =>
  typeof cell === 'string' && type.startsWith('date')
    ? new Date(type === 'date' ? `${cell}T00:00` : cell)
    : cell;

/** Which rows the grid keeps when it filters them by itself. */
function foundByGrid({ field, operator, value }: GridFilterItem): readonly number[] {
  const type = columnsOf('orders').find((column) => column.field === field)?.type ?? 'string';
  const list = value as unknown[];
  const parsed: unknown =
    type !== 'number' ? value : Array.isArray(value) ? list.map(numeric) : numeric(value);
  const given = gridOperators[type].find((one) => one.value === operator);
  const passes = given?.getApplyFilterFn({ field, operator, value: parsed }, {} as GridColDef);
  const kept = orders.filter((row) => {
    const cell = cellOf(row[field], type);
    return passes?.(cell, row, {} as GridColDef, {} as never) ?? true;
  });
  return kept.map(({ id }) => id);
}

const filters = cases.flatMap(({ name, request: { filterModel }, answer: { ids } }) => {
  const [item, ...more] = filterModel?.items ?? [];
  const isAlone = item && more.length === 0 && !filterModel?.quickFilterValues;
  return isAlone && ids ? [{ name, item, ids }] : [];
});

test.each(filters.filter(({ name, item }) => name.startsWith(`${item.field} ${item.operator}`)))(
  'the grid finds the same by itself: $name',
  ({ item, ids }) => expect(foundByGrid(item)).toEqual(ids),
);

test('the table has each operator of the grid for each type', () => {
  const shown = new Set(filters.map(({ item }) => `${item.field} ${item.operator}`));
  const wanted = columnsOf('orders')
    .filter(({ field }) => field !== 'id')
    .flatMap(({ field, type }) => gridOperators[type].map(({ value }) => `${field} ${value}`));
  expect(wanted.filter((one) => !shown.has(one))).toEqual([]);
});
