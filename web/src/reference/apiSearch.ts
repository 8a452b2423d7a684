/** The query of a reader for a table. */
export interface Query {
  readonly text: string;
  /** Traits that rows must have, all of them. */
  readonly only: readonly string[];
  /** Whether rows are in the order of the alphabet, whatever is asked. */
  readonly byName: boolean;
}

export const everything: Query = { text: "", only: [], byName: false };

/** The searchable data of a row, read once. */
export interface Sought {
  /** Name, type and description in small letters. */
  readonly text: string;
  readonly traits: readonly string[];
}

/** Whether a row has every word of a query, in any order, and every trait. */
export function matches({ text, traits }: Sought, query: Query): boolean {
  const words = query.text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => text.includes(word)) && query.only.every((one) => traits.includes(one))
  );
}

const part = ".only";
const order = ".order";

/** The query that an address holds for the table of this name. */
export function readQuery(search: string, name: string): Query {
  const values = new URLSearchParams(search);
  return {
    text: values.get(name) ?? "",
    only: values.get(name + part)?.split(" ") ?? [],
    byName: values.get(name + order) === "name",
  };
}

/** An address's query with that of a table in it; what is empty is left out. */
export function writeQuery(search: string, name: string, { text, only, byName }: Query): string {
  const values = new URLSearchParams(search);
  for (const [key, value] of [
    [name, text],
    [name + part, only.join(" ")],
    [name + order, byName ? "name" : ""],
  ] as const) {
    if (value === "") values.delete(key);
    else values.set(key, value);
  }
  return values.size === 0 ? "" : `?${values.toString()}`;
}
