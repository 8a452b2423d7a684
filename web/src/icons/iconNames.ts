/** All names of a set, as `names.json` has them; the lists have one order. */
export interface Names {
  /** How many icons are in one file. */
  readonly shard: number;
  readonly names: readonly string[];
  /** The styles of each, as bits: the first style the lowest. */
  readonly styles: readonly number[];
  /** Other words for each. */
  readonly words: readonly string[];
}

/** An icon in all its styles. */
export interface Named {
  /** Its place in the set. */
  readonly at: number;
  readonly name: string;
  /** In small letters, without spaces. */
  readonly flat: string;
  readonly own: readonly string[];
  readonly others: readonly string[];
  readonly styles: number;
}

/** Prepares names for searching. */
export function readNames({ names, styles, words }: Names): readonly Named[] {
  return names.map((name, at) => ({
    at,
    name,
    flat: name.toLowerCase(),
    own: splitName(name),
    others: words[at]?.split(" ").filter((word) => word !== "") ?? [],
    styles: styles[at] ?? 0,
  }));
}

/** The words of a name in small letters, as the engine splits it too. */
export function splitName(name: string): readonly string[] {
  // Backs off by one letter at most, where small ones follow capitals.
  // eslint-disable-next-line regexp/no-super-linear-move
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []).map((word) =>
    word.toLowerCase(),
  );
}

/** The icon whose component an address names, in its style. */
export function componentNamed(
  all: readonly Named[],
  component: string,
  suffixes: readonly string[],
): { readonly icon: Named; readonly style: number } | null {
  for (const [style, suffix] of suffixes.entries()) {
    if (!component.endsWith(suffix)) continue;
    const name = component.slice(0, component.length - suffix.length);
    const icon = all.find((one) => one.name === name && (one.styles & (1 << style)) !== 0);
    if (icon !== undefined) return { icon, style };
  }
  return null;
}
