import type { SearchGuides, SearchIcons, SearchIndex, SearchMembers } from "../model/page.gen";
import { loadIndex, loadJson } from "./files.client";
import { nearestNames } from "./nearest";
import { type Findings, type Hit, Ranking } from "./rank";
import { iconsOf, membersOf, type Named, sectionsOf, symbolsOf, type Told } from "./symbols";

/** The symbol index of a site: what is needed first comes first, the rest as soon as it may. */
export class Engine {
  private constructor(
    readonly index: SearchIndex,
    /** The reader's product, as its place in the index; -1 for none. */
    readonly product: number,
    private readonly ranking: Ranking,
  ) {}

  /** What pages are about, by route; from the shards that have come. */
  readonly descriptions = new Map<string, string>();
  private readonly added = new Set<string>();

  /** Loads what a first answer needs; rejects when the index cannot be had or read. */
  static async start(family: string): Promise<Engine> {
    const index = await loadIndex();
    const ranking = new Ranking(index);
    ranking.add(symbolsOf(index));
    const product = index.products.findIndex(({ id }) => id === family);
    return new Engine(index, product, ranking);
  }

  /** Loads the rest, the reader's own product first; `changed` is told of every part. */
  async complete(changed: () => void): Promise<void> {
    const all = [...this.index.products.keys()];
    const own = all.filter((product) => product === this.product);
    const others = all.filter((product) => product !== this.product);
    for (const products of [own, others]) {
      if (products.length === 0) continue;
      await Promise.all(
        products.map((product) =>
          this.once(`names ${String(product)}`, () => this.addShards(product)),
        ),
      );
      changed();
    }
    await Promise.all(
      all.map((product) => this.once(`icons ${String(product)}`, () => this.addIcons(product))),
    );
    changed();
  }

  /** What has come stays when something else is tried again. */
  private async once(part: string, add: () => Promise<void>): Promise<void> {
    if (this.added.has(part)) return;
    await add();
    this.added.add(part);
  }

  /** What a query finds among the names of one product; of all for -1. */
  find(text: string, only: number): Findings {
    return this.ranking.find({ text, product: this.product, only });
  }

  /** The names most like a text that finds nothing. */
  nearest(text: string): readonly Hit[] {
    return nearestNames(text, this.ranking.symbols(), this.product);
  }

  nameOf(product: number): string {
    return this.index.products[product]?.name ?? "";
  }

  private async addIcons(product: number): Promise<void> {
    const path = this.index.products[product]?.icons;
    if (path != null) {
      await this.addSlowly(iconsOf(this.index, product, await loadJson<SearchIcons>(path)));
    }
  }

  private async addShards(product: number): Promise<void> {
    const { guides, members, pages } = this.index.products[product] ?? {};
    const [told, parts] = await Promise.all([
      guides == null ? null : loadJson<SearchGuides>(guides),
      members == null ? null : loadJson<SearchMembers>(members),
    ]);
    if (told !== null) {
      for (const [row, [description]] of told.pages.entries()) {
        this.descriptions.set(pages?.[row]?.[1] ?? "", description);
      }
      await this.addSlowly(sectionsOf(this.index, product, told));
    }
    if (parts !== null) await this.addSlowly(membersOf(this.index, product, parts));
  }

  /** Takes symbols in a few at a time, so that whoever types never waits for them. */
  private async addSlowly(all: Generator<Named | Told>): Promise<void> {
    for (;;) {
      const some = take(all, atOnce);
      if (some.length === 0) return;
      this.ranking.add(some);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

const atOnce = 400;

function take<T>(all: Generator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = all.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
