import type { GridFilterItem, GridFilterModel, GridValidRowModel } from '@mui/x-data-grid';
import { dayOf, textOf, timeOf, typeOf } from './fields';
import type { FieldType, Fields } from './fields';

type Test = (cell: unknown) => boolean;
/** Gives the test of a filter, or nothing while its value is not typed in yet. */
type Operator = (value: unknown) => Test | undefined;
type Operators = Readonly<Record<string, Operator>>;

const MINUTE = 60_000;
const collator = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });

const isMissing = (value: unknown) => value == null || value === '';
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
const has = (cell: string, part: string) => cell.toLowerCase().includes(part.toLowerCase());
const same = (cell: string, other: string) => collator.compare(cell, other) === 0;

/** Compares text; `empty` is the answer for cells without a value. */
const text =
  (test: (cell: string, value: string) => boolean, empty = false): Operator =>
  (value) => {
    const wanted = textOf(value).trim();
    return isMissing(value)
      ? undefined
      : (cell) => (cell == null ? empty : test(textOf(cell), wanted));
  };

const number =
  (test: (cell: number, value: number) => boolean, empty = false): Operator =>
  (value) => {
    const wanted = isMissing(value) ? NaN : Number(value);
    return Number.isNaN(wanted)
      ? undefined
      : (cell) => (cell == null ? empty : test(Number(cell), wanted));
  };

/** Finds cells that are equal to one of a list. */
const anyOf =
  (test: (cell: unknown, value: unknown) => boolean): Operator =>
  (value) =>
    isList(value)
      ? (cell) => cell != null && (value as unknown[]).some((one) => test(cell, one))
      : undefined;

const emptiness = (isEmpty: Test): Operators => ({
  isEmpty: () => isEmpty,
  isNotEmpty: () => (cell) => !isEmpty(cell),
});

const strings: Operators = {
  contains: text(has),
  doesNotContain: text((cell, value) => !has(cell, value), true),
  equals: text(same),
  doesNotEqual: text((cell, value) => !same(cell, value), true),
  startsWith: text((cell, value) => cell.toLowerCase().startsWith(value.toLowerCase())),
  endsWith: text((cell, value) => cell.toLowerCase().endsWith(value.toLowerCase())),
  isAnyOf: anyOf((cell, value) => same(textOf(cell), textOf(value).trim())),
  ...emptiness(isMissing),
};

const numbers: Operators = {
  '=': number((cell, value) => cell === value),
  '!=': number((cell, value) => cell !== value, true),
  '>': number((cell, value) => cell > value),
  '>=': number((cell, value) => cell >= value),
  '<': number((cell, value) => cell < value),
  '<=': number((cell, value) => cell <= value),
  isAnyOf: anyOf((cell, value) => Number(cell) === Number(value)),
  ...emptiness((cell) => cell == null),
};

/** Compares times, given what a cell is later than the filter's value in milliseconds. */
const moments = (cellTime: (cell: unknown) => number, valueTime: typeof cellTime): Operators => {
  const later =
    (test: (milliseconds: number) => boolean): Operator =>
    (value) =>
      isMissing(value)
        ? undefined
        : (cell) => !isMissing(cell) && test(cellTime(cell) - valueTime(value));
  return {
    is: later((time) => time >= 0 && time < MINUTE),
    not: later((time) => time < 0 || time >= MINUTE),
    after: later((time) => time > 0),
    onOrAfter: later((time) => time >= 0),
    before: later((time) => time < 0),
    onOrBefore: later((time) => time <= 0),
    ...emptiness((cell) => cell == null),
  };
};

/** The grid gives a picked day as midnight in UTC. */
const pickedDay = (value: unknown) => dayOf(value instanceof Date ? value.toISOString() : value);
const pickedMinute = (value: unknown) => Math.floor(timeOf(value) / MINUTE) * MINUTE;

const operators: Readonly<Record<FieldType, Operators>> = {
  string: strings,
  number: numbers,
  date: moments(dayOf, pickedDay),
  dateTime: moments(timeOf, pickedMinute),
  boolean: {
    is: (value) => {
      const wanted = String(value).toLowerCase();
      return ['true', 'false'].includes(wanted)
        ? (cell) => Boolean(cell) === (wanted === 'true')
        : undefined;
    },
  },
  singleSelect: {
    is: (value) => (isMissing(value) ? undefined : (cell) => cell === value),
    not: (value) => (isMissing(value) ? undefined : (cell) => cell !== value),
    isAnyOf: anyOf((cell, value) => cell === value),
  },
};

/** How a word of the quick filter is found: dates and yes or no read differently to each reader. */
const quick: Readonly<Partial<Record<FieldType, Operator>>> = {
  string: text(has),
  singleSelect: text(has),
  number: number((cell, value) => cell === value),
};

type RowTest = (row: GridValidRowModel) => boolean;

/** Returns the rows that the grid's own filters would keep. */
export function filterRows<Row extends GridValidRowModel>(
  rows: readonly Row[],
  model: GridFilterModel,
  fields: Fields,
): readonly Row[] {
  const words = (model.quickFilterValues ?? []).filter(Boolean);
  const passesItems = joined(
    model.items.map((item) => itemTest(item, fields)),
    model.logicOperator,
  );
  const passesWords = joined(
    words.map((word) => wordTest(word, fields)),
    model.quickFilterLogicOperator,
  );
  return rows.filter((row) => passesItems(row) && passesWords(row));
}

function itemTest({ field, operator, value }: GridFilterItem, fields: Fields): RowTest | undefined {
  const known = operators[typeOf(fields, field)];
  const test = known[operator];
  if (test === undefined) {
    const names = Object.keys(known).join(', ');
    throw new Error(`"${field}" has no operator "${operator}". It has ${names}.`);
  }
  const passes = test(value);
  return passes && ((row) => passes(row[field]));
}

function wordTest(word: unknown, fields: Fields): RowTest {
  const tests = [...fields].map(([field, type]) => [field, quick[type]?.(word)] as const);
  return (row) => tests.some(([field, passes]) => passes?.(row[field]) ?? false);
}

function joined(tests: readonly (RowTest | undefined)[], logic = 'and'): RowTest {
  const all = tests.filter((test) => test !== undefined);
  if (logic === 'or' && all.length > 0) {
    return (row) => all.some((passes) => passes(row));
  }
  return (row) => all.every((passes) => passes(row));
}
