import type { GridValidRowModel } from '@mui/x-data-grid';

/** Functions by field, such as `{ amount: 'sum' }`. */
export type AggregationModel = Readonly<Record<string, string>>;

type Cells = readonly unknown[];

const numbersOf = (cells: Cells) =>
  cells.filter((cell): cell is number => typeof cell === 'number' && !Number.isNaN(cell));
/** In hundredths: sums of amounts such as 0.1 and 0.2 have no further digits. */
const sumOf = (cells: Cells) =>
  Math.round(numbersOf(cells).reduce((sum, cell) => sum + cell, 0) * 100) / 100;

/** The cell that comes first in an order; times and numbers compare as they are. */
function first(cells: Cells, isBefore: (one: number, other: number) => boolean): unknown {
  const present = cells.filter((cell) => cell != null) as number[];
  return present.length === 0
    ? null
    : present.reduce((best, cell) => (isBefore(cell, best) ? cell : best));
}

const functions: Readonly<Record<string, (cells: Cells) => unknown>> = {
  sum: sumOf,
  avg: (cells) => (numbersOf(cells).length === 0 ? null : sumOf(cells) / numbersOf(cells).length),
  min: (cells) => first(cells, (one, other) => one < other),
  max: (cells) => first(cells, (one, other) => one > other),
  size: (cells) => cells.length,
  sizeTrue: (cells) => cells.filter((cell) => cell === true).length,
  sizeFalse: (cells) => cells.filter((cell) => cell === false).length,
};

/** The key of an aggregate in a row, beside the field's own value. */
export const aggregateKey = (field: string) => `${field}Aggregate`;

/**
 * Returns the aggregates of some rows, such as `{ amountAggregate: 120 }`.
 *
 * @throws for a function that the grid does not have
 */
export function aggregateRows(
  rows: readonly GridValidRowModel[],
  model: AggregationModel,
): GridValidRowModel {
  const entries = Object.entries(model).map(([field, name]) => {
    const aggregate = functions[name];
    if (aggregate === undefined) {
      const names = Object.keys(functions).join(', ');
      throw new Error(`"${field}" has no aggregation "${name}". There are ${names}.`);
    }
    return [aggregateKey(field), aggregate(rows.map((row): unknown => row[field]))] as const;
  });
  return Object.fromEntries(entries);
}
