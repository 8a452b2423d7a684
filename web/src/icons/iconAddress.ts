/** The state of an icon page in its address. */
export interface IconAddress {
  readonly query: string;
  /** Name of a style, not normalized, or empty. */
  readonly theme: string;
  /** Name of a component, or empty. */
  readonly selected: string;
}

export function readAddress(search: string): IconAddress {
  const params = new URLSearchParams(search);
  const of = (key: string) => params.get(key) ?? "";
  return { query: of("query").slice(0, 100), theme: of("theme"), selected: of("selected") };
}

/** Returns the query of an address with other values; parameters of other features stay. */
export function writeAddress(search: string, asked: Partial<IconAddress>): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(asked)) {
    if (value === "") params.delete(key);
    else params.set(key, value);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The place of a style by its name in an address: `TwoTone`, `Two tone` or `two-tone`. */
export function styleAt(styles: readonly { readonly id: string }[], theme: string): number {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return Math.max(
    styles.findIndex(({ id }) => plain(id) === plain(theme)),
    0,
  );
}
