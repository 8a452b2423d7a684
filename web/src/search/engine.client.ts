import { yieldToBrowser } from "../browser/yielding.client";
import type { SearchGuides, SearchIcons, SearchIndex, SearchMembers } from "../model/page.gen";
import { loadIndex, loadJson } from "./files.client";
import { nearestNames } from "./nearest";
import { type SearchResults, type Hit, Ranking } from "./rank";
import { PageShards } from "./shards.client";
import { iconsOf, membersOf, type Named, sectionsOf, symbolsOf, type PageField } from "./symbols";

/** The symbol index of a site: what is needed first comes first, the rest as soon as it may. */
export class Engine {
  /** Route of the page that the reader is on. */
  readonly #page: string;
  readonly #ranking: Ranking;

  private constructor(
    readonly index: SearchIndex,
    /** The reader's product, as its place in the index; -1 for none. */
    readonly product: number,
    page: string,
    ranking: Ranking,
  ) {
    this.#page = page;
    this.#ranking = ranking;
    const pages = index.products.flatMap((one) => one.pages);
    this.#descriptions = new Map(pages.map(([, route, , , , description]) => [route, description]));
    this.#shards = new PageShards(index, product, ranking, (all) => this.#addLoaded(all));
  }

  /** The descriptions of pages, by route. */
  readonly #descriptions: Map<string, string>;
  readonly #shards: PageShards;
  readonly #added = new Set<string>();

  /** Loads what a first answer needs; rejects when the index cannot be had or read. */
  static async start(family: string, page = ""): Promise<Engine> {
    const index = await loadIndex();
    // Pages of the site itself, such as the home page, are in none.
    const product = family === "" ? -1 : index.products.findIndex(({ id }) => id === family);
    const engine = new Engine(index, product, page, new Ranking(index));
    await engine.#addLoaded(symbolsOf(index));
    return engine;
  }

  /**
   * Takes in the rest, the reader's own product first; `changed` is told of every part. All is asked
   * for at once: one part after the other would be as many ways to the server and back.
   */
  async complete(changed: () => void): Promise<void> {
    const isOwn = (product: number) => product === this.product;
    const all = [...this.index.products.keys()];
    const groups = [
      all.filter(isOwn).map((product) => this.#ask(product, ["guides", "members"], "high")),
      all
        .filter((product) => !isOwn(product))
        .map((product) => this.#ask(product, ["guides", "members"], "low")),
      all.map((product) => this.#ask(product, ["icons"], "low")),
    ];
    for (const group of groups) {
      const asked = group.filter((shards) => shards.length > 0);
      if (asked.length === 0) continue;
      await Promise.all(asked.map((shards) => this.#addTogether(shards)));
      changed();
    }
  }

  /**
   * Loads what a query needs of products that are too large to be loaded whole; nothing is returned
   * where all of it has come.
   */
  need(text: string): Promise<void> | null {
    return this.#shards.need(text);
  }

  /** Returns the description of a page; empty where that is not known. */
  describe(route: string): string {
    return this.#descriptions.get(route) ?? "";
  }

  /** Returns the results of a query among the names of one product; of all for -1. */
  find(text: string, only: number): SearchResults {
    return this.#ranking.find({ text, product: this.product, page: this.#page, only });
  }

  /** The names most like a text that finds nothing. */
  nearest(text: string): readonly Hit[] {
    return nearestNames(text, this.#ranking.symbols(), this.product);
  }

  /** Whether the text of one product is large, or that of any for -1. */
  isLarge(only: number): boolean {
    const { products } = this.index;
    return (only < 0 ? products : products.slice(only, only + 1)).some(
      ({ shards }) => shards !== null,
    );
  }

  nameOf(product: number): string {
    return this.index.products[product]?.name ?? "";
  }

  /** Asks for files of a product, but for those that have come: what has come stays. */
  #ask(product: number, kinds: readonly Kind[], priority: RequestPriority) {
    return kinds.flatMap((kind) => {
      const path = this.index.products[product]?.[kind];
      if (path == null || this.#added.has(path)) return [];
      return [load({ product, kind, path }, priority)];
    });
  }

  /** Adds all files of names at once: with some of them, a worse page could come first. */
  async #addTogether(shards: readonly Promise<Loaded>[]): Promise<void> {
    for (const shard of await Promise.all(shards)) {
      await this.#addLoaded(symbolsIn(shard, this.index));
      this.#added.add(shard.path);
    }
  }

  /** Notes what pages are about. */
  #note(some: readonly (Named | PageField)[]): void {
    for (const one of some) {
      if ("field" in one && one.field === "description")
        this.#descriptions.set(one.route, one.text);
    }
  }

  /** Takes symbols in for a few milliseconds at a time, so that typing never waits for them. */
  async #addLoaded(all: Generator<Named | PageField>): Promise<void> {
    for (;;) {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const some = take(all, atOnce);
        if (some.length === 0) return;
        this.#ranking.add(some);
        this.#note(some);
      }
      await yieldToBrowser();
    }
  }
}

/** In milliseconds. */
const slice = 8;
const atOnce = 20;

type Kind = "guides" | "members" | "icons";

/** A file of the index that comes after its beginning. */
interface Shard {
  readonly product: number;
  readonly kind: Kind;
  readonly path: string;
}

/** A file with its content. */
type Loaded = Shard &
  (
    | { readonly kind: "guides"; readonly content: SearchGuides }
    | { readonly kind: "members"; readonly content: SearchMembers }
    | { readonly kind: "icons"; readonly content: SearchIcons }
  );

/** Asks for a file; a failure that nothing waits for is not reported. */
function load(shard: Shard, priority: RequestPriority): Promise<Loaded> {
  const loaded = loadJson(shard.path, { priority }).then(
    (content) => ({ ...shard, content }) as Loaded,
  );
  loaded.catch(untilItsTurn);
  return loaded;
}

const untilItsTurn = () => undefined;

function symbolsIn(shard: Loaded, index: SearchIndex): Generator<Named | PageField> {
  switch (shard.kind) {
    case "guides":
      return sectionsOf(index, shard.product, shard.content);
    case "members":
      return membersOf(index, shard.product, shard.content);
    case "icons":
      return iconsOf(index, shard.product, shard.content);
  }
}

function take<T>(all: Generator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = all.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
