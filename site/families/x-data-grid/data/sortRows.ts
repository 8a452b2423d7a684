import type { GridSortModel, GridValidRowModel } from '@mui/x-data-grid';
import { dayOf, textOf, timeOf, typeOf } from './fields';
import type { FieldType, Fields } from './fields';

const collator = new Intl.Collator('en');

const byNumber = (one: unknown, other: unknown) => Number(one) - Number(other);
const byText = (one: unknown, other: unknown) => collator.compare(textOf(one), textOf(other));
const byTextOrNumber = (one: unknown, other: unknown) =>
  typeof one === 'string' ? byText(one, other) : byNumber(one, other);

const orders: Readonly<Record<FieldType, (one: unknown, other: unknown) => number>> = {
  string: byTextOrNumber,
  singleSelect: byTextOrNumber,
  number: byNumber,
  boolean: byNumber,
  date: (one, other) => dayOf(one) - dayOf(other),
  dateTime: (one, other) => timeOf(one) - timeOf(other),
};

/** Returns the rows in the grid's own order: those without a value come first where it ascends. */
export function sortRows<Row extends GridValidRowModel>(
  rows: readonly Row[],
  model: GridSortModel,
  fields: Fields,
): readonly Row[] {
  const items = model.filter(({ sort }) => sort != null);
  const comparisons = items.map(({ field, sort }) => {
    const order = orders[typeOf(fields, field)];
    const sign = sort === 'desc' ? -1 : 1;
    return (one: Row, other: Row) => sign * compared(one[field], other[field], order);
  });
  const compare = (one: Row, other: Row) => {
    const differing = comparisons.map((each) => each(one, other)).find((result) => result !== 0);
    return differing ?? 0;
  };
  return [...rows].sort(compare);
}

function compared(one: unknown, other: unknown, order: (one: unknown, other: unknown) => number) {
  if (one == null || other == null) {
    return Number(one != null) - Number(other != null);
  }
  return order(one, other);
}
