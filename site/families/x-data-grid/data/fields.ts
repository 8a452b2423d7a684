import type { GridColType } from '@mui/x-data-grid';

/** What the grid sorts and filters by: columns of other types are read as text. */
export type FieldType = 'string' | 'number' | 'date' | 'dateTime' | 'boolean' | 'singleSelect';

/** What a source reads of a column: those of the grid fit. */
export interface Field {
  readonly field: string;
  readonly type?: GridColType | undefined;
}

export type Fields = ReadonlyMap<string, FieldType>;

const types: readonly string[] = ['number', 'date', 'dateTime', 'boolean', 'singleSelect'];

export function fieldsOf(columns: readonly Field[]): Fields {
  const known = (type = 'string') => (types.includes(type) ? (type as FieldType) : 'string');
  return new Map(columns.map(({ field, type }) => [field, known(type)]));
}

/** @throws where no column has the field */
export function typeOf(fields: Fields, field: string): FieldType {
  const type = fields.get(field);
  if (type === undefined) {
    throw new Error(
      `There is no field "${field}". The fields are ${[...fields.keys()].join(', ')}.`,
    );
  }
  return type;
}

/** What a cell reads as: text itself, numbers and yes or no as JavaScript writes them, local dates. */
export const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toLocaleString('sv').replace(' 00:00:00', '') : String(cell);

/** Milliseconds of a moment: a `Date`, or text such as `2026-05-14T09:45`. */
export const timeOf = (value: unknown): number => new Date(value as Date | string).getTime();

/** Milliseconds of a day in UTC, which are the same for all readers: of a local `Date`, or of text. */
export const dayOf = (value: unknown): number => Date.parse(textOf(value).slice(0, 10));
