/** A theme as a plain value: what differs from the library's own, by the id of its field. */
export type ThemeValue = Readonly<Record<string, FieldValue>>;

export type FieldValue = string | number | boolean;

export type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** What stands in the options of a library, as it can be written in JSON. */
export type Literal = FieldValue | readonly Literal[] | { readonly [name: string]: Literal };

/** A place in the options, and what stands there. */
export type Entry = readonly [path: readonly string[], value: Literal];

/** Looks up a place in the options; `undefined` where nothing stands. */
export type Lookup = (...path: string[]) => Literal | undefined;
