/** The query of a reader for a table. */
export interface Query {
  readonly text: string;
  /** Traits that rows must have, all of them. */
  readonly only: readonly string[];
  /** The version since which rows must be new; an empty text for all. */
  readonly since: string;
  /** Whether rows are in the order of the alphabet, whatever is asked. */
  readonly byName: boolean;
}

export const everything: Query = { text: "", only: [], since: "", byName: false };

/** The searchable data of a row, read once. */
export interface Sought {
  /** Name, type and description in small letters. */
  readonly text: string;
  readonly traits: readonly string[];
  /** The version that added it; none where it is as old as the entry. */
  readonly since?: string | undefined;
}

/**
 * Whether a row has every word of a query, in any order, and every trait, and is new enough.
 *
 * `versions` are those of the table, the newest first.
 */
export function matches(row: Sought, query: Query, versions: readonly string[] = []): boolean {
  const words = query.text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => row.text.includes(word)) &&
    query.only.every((one) => row.traits.includes(one)) &&
    isNew(row, query.since, versions)
  );
}

/** A version that the table does not have leaves nothing out. */
function isNew({ since = "" }: Sought, oldest: string, versions: readonly string[]): boolean {
  const last = versions.indexOf(oldest);
  return last < 0 || versions.slice(0, last + 1).includes(since);
}

const part = ".only";
const order = ".order";
const newest = ".since";

/** The query that an address holds for the table of this name. */
export function readQuery(search: string, name: string): Query {
  const values = new URLSearchParams(search);
  return {
    text: values.get(name) ?? "",
    only: values.get(name + part)?.split(" ") ?? [],
    since: values.get(name + newest) ?? "",
    byName: values.get(name + order) === "name",
  };
}

/** An address's query with that of a table in it; what is empty is left out. */
export function writeQuery(search: string, name: string, query: Query): string {
  const { text, only, since, byName } = query;
  const values = new URLSearchParams(search);
  for (const [key, value] of [
    [name, text],
    [name + part, only.join(" ")],
    [name + newest, since],
    [name + order, byName ? "name" : ""],
  ] as const) {
    if (value === "") values.delete(key);
    else values.set(key, value);
  }
  return values.size === 0 ? "" : `?${values.toString()}`;
}
