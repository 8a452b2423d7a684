// The server that the demos of the grid call has the answers that the grid finds by itself.
import type { DataGridProps, GridGetRowsParams } from '@mui/x-data-grid';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import { GridLogicOperator } from '@mui/x-data-grid';
import { expect, expectTypeOf, test } from 'vitest';
import { createGroupServer } from '../families/x-data-grid/data/groupServer';
import { createServer } from '../families/x-data-grid/data/server';
import type { ServerRequest } from '../families/x-data-grid/data/server';
import { createTreeServer } from '../families/x-data-grid/data/treeServer';

const rows = [
  { id: 1, name: 'Ada Kim', age: 36, startedOn: new Date(2025, 2, 31), remote: true, note: null },
  { id: 2, name: 'Chen Ito', age: 9, startedOn: new Date(2025, 3, 1), remote: false, note: 'new' },
  { id: 3, name: 'ada Silva', age: 52, startedOn: new Date(2024, 0, 9), remote: true, note: '' },
];
const all: GridGetRowsParams = { start: 0, end: 9, sortModel: [], filterModel: { items: [] } };
const idsOf = async (params: Partial<GridGetRowsParams>) => {
  const answer = await createServer(rows, { delay: 0 }).getRows({ ...all, ...params });
  return answer.rows.map((row) => row.id as number);
};

test.each([
  ['name', 'contains', 'ADA', [1, 3]],
  ['name', 'doesNotContain', 'ada', [2]],
  ['name', 'startsWith', 'c', [2]],
  ['name', 'endsWith', 'o', [2]],
  ['name', 'equals', 'ada kim', [1]],
  ['name', 'doesNotEqual', 'ada kim', [2, 3]],
  ['name', 'isAnyOf', ['Ada Kim', 'Chen Ito'], [1, 2]],
  ['name', 'contains', undefined, [1, 2, 3]],
  ['name', 'isAnyOf', [], [1, 2, 3]],
  ['note', 'isEmpty', undefined, [1, 3]],
  ['note', 'isNotEmpty', undefined, [2]],
  ['age', '=', 36, [1]],
  ['age', '!=', 36, [2, 3]],
  ['age', '>', 36, [3]],
  ['age', '>=', 36, [1, 3]],
  ['age', '<', 36, [2]],
  ['age', '<=', 36, [1, 2]],
  ['remote', 'is', true, [1, 3]],
  ['startedOn', 'is', new Date('2025-03-31'), [1]],
  ['startedOn', 'not', new Date('2025-03-31'), [2, 3]],
  ['startedOn', 'after', new Date('2025-03-31'), [2]],
  ['startedOn', 'onOrAfter', new Date('2025-03-31'), [1, 2]],
  ['startedOn', 'before', new Date('2025-03-31'), [3]],
  ['startedOn', 'onOrBefore', new Date('2025-03-31'), [1, 3]],
])('%s %s %s', async (field, operator, value, ids) =>
  expect(await idsOf({ filterModel: { items: [{ field, operator, value }] } })).toEqual(ids),
);

test('filters and words are combined', async () => {
  const items = [
    { field: 'age', operator: '>', value: 50 },
    { field: 'name', operator: 'contains', value: 'ito' },
  ];
  expect(await idsOf({ filterModel: { items } })).toEqual([]);
  const either = { items, logicOperator: GridLogicOperator.Or };
  expect(await idsOf({ filterModel: either })).toEqual([2, 3]);
  const quickFilterValues = ['ada', '52'];
  expect(await idsOf({ filterModel: { items: [], quickFilterValues } })).toEqual([3]);
});

test('rows are sorted, and cut to what is asked for', async () => {
  expect(await idsOf({ sortModel: [{ field: 'age', sort: 'asc' }] })).toEqual([2, 1, 3]);
  expect(await idsOf({ sortModel: [{ field: 'name', sort: 'desc' }] })).toEqual([2, 3, 1]);
  const model = ['remote', 'age'].map((field) => ({ field, sort: 'desc' as const }));
  expect(await idsOf({ sortModel: model })).toEqual([3, 1, 2]);
  const { getRows } = createServer(rows, { delay: 0 });
  expect(await getRows({ ...all, start: 1, end: 1 })).toEqual({ rows: [rows[1]], rowCount: 3 });
});

test('edits are saved; requests are counted, told of, and fail for a reason', async () => {
  const sent: ServerRequest[] = [];
  const server = createServer(rows, {
    delay: 0,
    log: (request) => sent.push(request),
    fail: ({ edit }) => (Number(edit?.updatedRow.age) > 99 ? 'Too old.' : undefined),
  });
  const edit = (age: number) =>
    server.updateRow({ rowId: 2, updatedRow: { id: 2, age }, previousRow: { id: 2 } });
  await expect(edit(100)).rejects.toThrow('Too old.');
  await expect(edit(10)).resolves.toEqual({ id: 2, age: 10 });
  const after = await server.getRows({ ...all, start: 1, end: 1 });
  expect(after.rows).toMatchObject([{ id: 2, age: 10 }]);
  expect(sent.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(sent[2]?.params).toEqual({ ...all, start: 1, end: 1 });
});

test('rows are grouped and added up, and those of a group are found by its keys', async () => {
  const { getRows } = createGroupServer(rows, { delay: 0 });
  const grouped = { ...all, groupFields: ['remote'], aggregationModel: { age: 'sum' } };
  expect(await getRows({ ...grouped, end: 0 })).toEqual({
    rows: [{ id: 'true', remote: 'true', groupKey: 'true', count: 2, ageAggregate: 88 }],
    rowCount: 2,
    aggregateRow: { ageAggregate: 97 },
  });
  const params = { ...all, groupFields: ['name', 'age'], groupKeys: ['Ada Kim', '36'] };
  expect(await getRows(params)).toEqual({ rows: [rows[0]], aggregateRow: {} });
});

test('a tree has the people who report to one, and the managers of those who match', async () => {
  const { getRows } = createTreeServer({ delay: 0 });
  const items = [{ field: 'name', operator: 'equals', value: 'Olga Kim' }];
  const top = { ...all, filterModel: { items }, groupKeys: [] as string[] };
  expect((await getRows(top)).rows).toMatchObject([{ name: 'Ada Bauer' }]);
  const params = { ...top, groupKeys: ['Ada Bauer'] };
  expect((await getRows(params)).rows).toMatchObject([{ name: 'Olga Kim', reports: 0 }]);
});

test('the grids of all plans take it as it is', () => {
  const server = createServer(rows);
  expectTypeOf(server).toExtend<NonNullable<DataGridProps['dataSource']>>();
  expectTypeOf(server).toExtend<NonNullable<DataGridProProps['dataSource']>>();
});
