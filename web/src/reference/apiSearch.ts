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
const endings = ["", part, order, newest];

/** The query that an address holds for the first of these names that it has. */
export function readQuery(search: string, names: readonly string[]): Query {
  const values = new URLSearchParams(search);
  const has = (name: string) => endings.some((ending) => values.has(name + ending));
  const name = names.find(has) ?? "";
  return {
    text: values.get(name) ?? "",
    only: values.get(name + part)?.split(" ") ?? [],
    since: values.get(name + newest) ?? "",
    byName: values.get(name + order) === "name",
  };
}

/** An address's query with that of tables in it, under their first name; what is empty is left out. */
export function writeQuery(search: string, names: readonly string[], query: Query): string {
  const { text, only, since, byName } = query;
  const values = new URLSearchParams(search);
  for (const name of names) for (const ending of endings) values.delete(name + ending);
  const [name = ""] = names;
  for (const [ending, value] of [
    ["", text],
    [part, only.join(" ")],
    [newest, since],
    [order, byName ? "name" : ""],
  ] as const) {
    if (value !== "") values.set(name + ending, value);
  }
  return values.size === 0 ? "" : `?${values.toString()}`;
}
