import { packageOf } from "../../demo/imports";

/** All that can be imported of a package, by specifier. */
export type Exports = Readonly<Record<string, object>>;

/** By package. */
export type Packages = Readonly<Record<string, () => Promise<{ readonly default: Exports }>>>;

/** Something that code imports and that is not there. */
export class UnknownImport extends Error {
  constructor(
    readonly specifier: string,
    readonly available: readonly string[],
  ) {
    super(specifier);
  }
}

/** Fetches packages when they are first imported. */
export class Libraries {
  readonly #packages: Packages;
  readonly #fetched = new Map<string, Exports>();

  constructor(packages: Packages) {
    this.#packages = packages;
  }

  /** Fetches the packages of modules, as far as there are such. */
  async fetch(specifiers: readonly string[]): Promise<void> {
    await Promise.all([...new Set(specifiers.map(packageOf))].map((name) => this.#fetch(name)));
  }

  /** @throws UnknownImport for what is not there, or was not fetched. */
  get(specifier: string): object {
    const exports = this.#fetched.get(packageOf(specifier));
    const found = exports?.[specifier];
    if (found !== undefined) return found;
    const available = exports ? alike(specifier, exports) : Object.keys(this.#packages);
    throw new UnknownImport(specifier, available);
  }

  async #fetch(name: string): Promise<void> {
    const load = Object.hasOwn(this.#packages, name) ? this.#packages[name] : undefined;
    if (load !== undefined) this.#fetched.set(name, (await load()).default);
  }
}

/** Modules that a reader may have meant: a package has too many to name them all. */
function alike(specifier: string, exports: Exports): string[] {
  const wanted = pairs(specifier.slice(packageOf(specifier).length));
  const rated = Object.keys(exports).map((one) => {
    const own = pairs(one.slice(packageOf(one).length));
    const common = [...own].filter((pair) => wanted.has(pair)).length;
    return { one, rate: (2 * common) / (own.size + wanted.size || 1) };
  });
  const near = rated.filter(({ rate }) => rate > 0.3).sort((a, b) => b.rate - a.rate);
  return near.slice(0, 5).map(({ one }) => one);
}

/** Pairs of neighboring letters. */
function pairs(text: string): Set<string> {
  const letters = Array.from(text.toLowerCase());
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`));
}
