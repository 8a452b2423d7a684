import type { GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { aggregateKey, aggregateRows } from './aggregateRows';
import type { AggregationModel } from './aggregateRows';
import { textOf } from './fields';
import type { Fields } from './fields';
import { sortRows } from './sortRows';

type Rows = readonly GridValidRowModel[];
type Keys = readonly string[];

/** Returns the rows of the level below some keys: all keys that lead to a row of the level above. */
type LevelOf = (keys: Keys) => Rows;

export interface Order {
  readonly sortModel: GridSortModel;
  readonly aggregationModel: AggregationModel;
  readonly fields: Fields;
}

/** What the grid is told of a row with others below it, beside the row's own fields. */
const parent = (groupKey: string | undefined, below: Rows, { aggregationModel }: Order) => ({
  groupKey,
  descendantCount: below.length,
  ...(below.length > 0 && aggregateRows(below, aggregationModel)),
});

const keyOf = (cell: unknown) => (cell == null ? '' : textOf(cell));
const placeOf = (keys: Keys) => JSON.stringify(keys);

/** Lists rows by a key, in the order in which they come. */
function listed(rows: Rows, keysOf: (row: GridValidRowModel) => Keys): Map<string, Rows> {
  const lists = new Map<string, GridValidRowModel[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const list = lists.get(key) ?? [];
      list.push(row);
      lists.set(key, list);
    }
  }
  return lists;
}

/** Groups rows by the values of fields, as row grouping does; the last level has the rows themselves. */
export function levelsOfGroups(rows: Rows, groupFields: Keys, order: Order): LevelOf {
  return (keys) => {
    const inside = rows.filter((row) =>
      keys.every((key, depth) => keyOf(row[groupFields[depth] ?? '']) === key),
    );
    const field = groupFields[keys.length];
    if (field === undefined) {
      return sortRows(inside, order.sortModel, order.fields);
    }
    const groups = [...listed(inside, (row) => [keyOf(row[field])])].map(([key, members]) => ({
      id: `group ${placeOf([...keys, key])}`,
      [field]: members[0]?.[field],
      ...parent(key, members, order),
    }));
    return sortGroups(groups, field, order);
  };
}

/** Groups have two things to be sorted by: the value they share, and their aggregates. */
function sortGroups(groups: Rows, groupField: string, order: Order): Rows {
  const aggregated = Object.keys(order.aggregationModel);
  const model = order.sortModel.flatMap(({ field, sort }) => {
    const own = field === groupField ? [{ field, sort }] : [];
    return aggregated.includes(field) ? [{ field: aggregateKey(field), sort }] : own;
  });
  const keys = aggregated.map((field) => [aggregateKey(field), 'string'] as const);
  return sortRows(groups, model, new Map([...order.fields, ...keys]));
}

/**
 * Arranges rows as a tree. `matches` are those that pass the filters; what leads to them is kept.
 *
 * @param pathOf Keys from the root to a row, its own last. Each part of a path is a row.
 * @returns what each level has, and all rows that are kept
 */
export function levelsOfTree<Row extends GridValidRowModel>(
  rows: readonly Row[],
  matches: readonly Row[],
  pathOf: (row: Row) => Keys,
  order: Order,
): { readonly levelOf: LevelOf; readonly kept: Rows } {
  const paths = new Map<GridValidRowModel, Keys>(rows.map((row) => [row, pathOf(row)]));
  const keysOf = (row: GridValidRowModel) => paths.get(row) ?? [];
  const above = (row: GridValidRowModel) =>
    keysOf(row).map((_, depth) => placeOf(keysOf(row).slice(0, depth)));
  const places = new Set(matches.flatMap((row) => [...above(row), placeOf(keysOf(row))]));
  const kept = rows.filter((row) => places.has(placeOf(keysOf(row))));
  const below = listed(kept, above);
  const levelOf: LevelOf = (keys) => {
    const inside = below.get(placeOf(keys)) ?? [];
    const children = inside.filter((row) => keysOf(row).length === keys.length + 1);
    return sortRows(children, order.sortModel, order.fields).map((row) => ({
      ...row,
      ...parent(keysOf(row).at(-1), below.get(placeOf(keysOf(row))) ?? [], order),
    }));
  };
  return { levelOf, kept };
}
