// The data source of the grid's demos answers as the table says, which the server in Python is held to,
// too; and where the grid filters and sorts by itself, it finds the same.
import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type {
  DataGridProps,
  GridColDef,
  GridFilterItem,
  GridFilterOperator,
} from '@mui/x-data-grid';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import table from '../../examples/grid-server/tests/cases.json';
import type { FieldType } from '../families/x-data-grid/data/fields';
import { createSource } from '../families/x-data-grid/data/source';
import type {
  SourceAnswer,
  SourceOptions,
  SourceParams,
  SourceRequest,
} from '../families/x-data-grid/data/source';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Lacks what says nothing; null stands for what is not sent. */
interface Request extends Omit<Partial<SourceParams>, 'start' | 'end'> {
  readonly start?: number | null;
  readonly end?: number | null;
}

interface Case {
  readonly name: string;
  readonly table: 'orders' | 'employees' | 'names';
  readonly request: Request;
  readonly answer: { readonly ids?: readonly number[] };
}

const cases = table.cases as unknown as readonly Case[];
const orders: readonly Row[] = table.tables.orders.rows;
const employees: readonly Row[] = table.tables.employees.rows;
const columnsOf = (name: Case['table']) =>
  table.tables[name].columns as readonly { field: string; type: FieldType }[];

/** The names from the head of the company to somebody. */
function pathOf(row: Row): readonly string[] {
  const manager = employees.find(({ id }) => id === row.managerId);
  return [...(manager ? pathOf(manager) : []), row.name as string];
}

function sourceOf(name: Case['table'], options?: Partial<SourceOptions<Row>>) {
  const tree = name === 'employees' ? { getTreeDataPath: pathOf } : {};
  const rows: readonly Row[] = table.tables[name].rows;
  return createSource(rows, { columns: columnsOf(name), delay: 0, ...tree, ...options });
}

const nothing: SourceParams = { sortModel: [], filterModel: { items: [] } };
const filled = ({ start = 0, end = 99, ...request }: Request): SourceParams => ({
  ...nothing,
  ...request,
  ...(start !== null && { start }),
  ...(end !== null && { end }),
});

test.each(cases)('$table: $name', async ({ table: name, request, answer: { ids, ...answer } }) => {
  const given = await sourceOf(name).getRows(filled(request));
  expect(given).toMatchObject(answer);
  if (ids) {
    expect(given.rows.map((row) => row.id as number)).toEqual(ids);
  }
});

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
  ({ item, ids }) => {
    expect(foundByGrid(item)).toEqual(ids);
  },
);

test('the table has each operator of the grid for each type', () => {
  const shown = new Set(filters.map(({ item }) => `${item.field} ${item.operator}`));
  const wanted = columnsOf('orders')
    .filter(({ field }) => field !== 'id')
    .flatMap(({ field, type }) => gridOperators[type].map(({ value }) => `${field} ${value}`));
  expect(wanted.filter((one) => !shown.has(one))).toEqual([]);
});

test('cells and filters may be dates, as in the grid', async () => {
  const rows = [
    { id: 1, day: new Date(2026, 4, 14), time: new Date(2026, 4, 14, 9, 45, 10) },
    { id: 2, day: new Date(2026, 4, 13, 23, 59), time: new Date(2026, 4, 14, 9, 46) },
  ];
  const columns = [
    { field: 'day', type: 'date' },
    { field: 'time', type: 'dateTime' },
  ] as const;
  const source = createSource(rows, { columns, delay: 0 });
  const found = async (item: GridFilterItem) =>
    (await source.getRows({ sortModel: [], filterModel: { items: [item] } })).rows;
  const day = new Date('2026-05-14');
  expect(await found({ field: 'day', operator: 'is', value: day })).toEqual([rows[0]]);
  const time = new Date('2026-05-14T09:45');
  expect(await found({ field: 'time', operator: 'is', value: time })).toEqual([rows[0]]);
});

test('groups of dates have keys that can be read', async () => {
  const rows = [new Date(2026, 4, 14), new Date(2026, 4, 14, 9, 45)].map((day, id) => ({
    id,
    day,
  }));
  const source = createSource(rows, { columns: [{ field: 'day', type: 'date' }], delay: 0 });
  const groups = await source.getRows({ ...nothing, groupFields: ['day'] });
  expect(groups.rows.map(source.getGroupKey)).toEqual(['2026-05-14', '2026-05-14 09:45:00']);
  const below = { ...nothing, groupFields: ['day'], groupKeys: ['2026-05-14'] };
  expect((await source.getRows(below)).rows).toEqual([rows[0]]);
});

test('the grids of all plans take it as it is', () => {
  const source: NonNullable<
    DataGridProps['dataSource'] &
      DataGridProProps['dataSource'] &
      DataGridPremiumProps['dataSource']
  > = sourceOf('orders');
  expect(source.getAggregatedValue?.({ id: 1, amountAggregate: 5 }, 'amount')).toBe(5);
  expect(source.getGroupKey?.({ id: 1, groupKey: 'sent' })).toBe('sent');
  expect(source.getChildrenCount?.({ id: 1, descendantCount: 3 })).toBe(3);
  expect(source.getChildrenCount?.({ id: 1 })).toBe(0);
});

describe('requests', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    [undefined, 400],
    [1500, 1500],
  ])('are answered after the delay %s', async (delay, milliseconds) => {
    const answered = vi.fn();
    const source = createSource(orders, { columns: columnsOf('orders'), ...(delay && { delay }) });
    void source.getRows(nothing).then(answered);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  });

  test('are told of when they are sent', () => {
    const sent: SourceRequest[] = [];
    const source = sourceOf('orders', { log: (request) => sent.push(request) });
    const edit = { rowId: 2, updatedRow: { id: 2 }, previousRow: { id: 2 } };
    void source.getRows(nothing);
    void source.updateRow(edit);
    expect(sent).toEqual([
      { number: 1, method: 'getRows', params: nothing },
      { number: 2, method: 'updateRow', params: edit },
    ]);
  });
});

test('every nth request fails, and says so', async () => {
  const { getRows } = sourceOf('orders', { fail: 2 });
  await expect(getRows(nothing)).resolves.toBeDefined();
  const message = 'The server did not answer request 2. Try again.';
  await expect(getRows(nothing)).rejects.toThrow(message);
  await expect(getRows(nothing)).resolves.toBeDefined();
});

test('a request fails for a reason', async () => {
  const fail = (request: SourceRequest) =>
    request.method === 'updateRow' && Number(request.params.updatedRow.amount) < 0
      ? 'An amount is at least 0.'
      : undefined;
  const { getRows, updateRow } = sourceOf('orders', { fail });
  const edit = (amount: number) =>
    updateRow({ rowId: 3, updatedRow: { id: 3, amount }, previousRow: { id: 3 } });
  await expect(edit(-1)).rejects.toThrow('An amount is at least 0.');
  await expect(edit(7)).resolves.toMatchObject({ id: 3, amount: 7, customer: 'Bergmann' });
  expect((await getRows(filled({ start: 2, end: 2 }))).rows).toMatchObject([{ amount: 7 }]);
});

test('an edit keeps what answers add out of the row, and needs the row', async () => {
  const { updateRow } = sourceOf('employees');
  const updatedRow = { id: 7, salary: 1, groupKey: 'Gil', descendantCount: 0 };
  const after = await updateRow({ rowId: 7, updatedRow, previousRow: updatedRow });
  expect(after).toEqual({ id: 7, name: 'Gil', salary: 1, managerId: null });
  await expect(updateRow({ rowId: 70, updatedRow, previousRow: updatedRow })).rejects.toThrow(
    'No row has the id 70. Somebody may have deleted it.',
  );
});

test('rows are not counted where that is not wanted', async () => {
  const { getRows } = sourceOf('orders', { countRows: false });
  const answer: SourceAnswer = await getRows(filled({ start: 0, end: 6 }));
  expect(answer.rowCount).toBeUndefined();
  expect(answer.pageInfo).toEqual({ hasNextPage: true });
});

test('a page of -1 rows has all', async () => {
  const paginationModel = { page: 0, pageSize: -1 };
  const { rows } = await sourceOf('orders').getRows({
    ...nothing,
    start: 0,
    end: -2,
    paginationModel,
  });
  expect(rows).toHaveLength(orders.length);
});

test.each([
  [
    { sortModel: [{ field: 'price', sort: 'asc' as const }] },
    'There is no field "price". The fields are id, name, salary, managerId.',
  ],
  [
    { filterModel: { items: [{ field: 'salary', operator: 'contains', value: 1 }] } },
    '"salary" has no operator "contains". It has =, !=, >, >=, <, <=, isAnyOf, isEmpty, isNotEmpty.',
  ],
  [
    { aggregationModel: { salary: 'median' } },
    '"salary" has no aggregation "median". There are sum, avg, min, max, size, sizeTrue, sizeFalse.',
  ],
])('what no server could answer is refused: %j', async (request, message) => {
  const answer = sourceOf('employees').getRows({ ...nothing, ...request });
  await expect(answer).rejects.toThrow(message);
});
