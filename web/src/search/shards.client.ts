import type { SearchIndex, SearchShard, SearchShards, SearchSpellings } from "../model/page.gen";
import { loadJson } from "./files.client";
import { filesFor } from "./prefixes";
import type { Ranking } from "./rank";
import { type Named, pagesOf, type PageField } from "./symbols";
import { Vocabulary } from "./vocabulary";
import { WordForms } from "./words";

/** Words that a misspelled one may mean, at most: each brings files of its own. */
const corrections = 3;

/** A product whose pages are loaded by the words of queries. */
interface Large {
  readonly product: number;
  readonly shards: SearchShards;
  /** Routes of the pages that have come: a page is in the shards of each of its words. */
  readonly known: Set<string>;
}

/** Takes in the symbols of a file. */
type TakeIn = (all: Generator<Named | PageField>) => Promise<void>;

/** Loads what a query needs of large products. */
export class PageShards {
  readonly #forms: WordForms;
  readonly #large: readonly Large[];
  /** By path, what was asked for and did not fail. */
  readonly #files = new Map<string, Promise<void>>();
  readonly #spellings = new Map<string, Promise<Vocabulary>>();
  /** Words of queries that have all that they need. */
  readonly #settled = new Set<string>();

  readonly #index: SearchIndex;
  /** The reader's product, which is asked for first. */
  readonly #own: number;
  readonly #ranking: Ranking;
  readonly #takeIn: TakeIn;

  constructor(index: SearchIndex, own: number, ranking: Ranking, takeIn: TakeIn) {
    this.#index = index;
    this.#own = own;
    this.#ranking = ranking;
    this.#takeIn = takeIn;
    this.#forms = new WordForms(index.ranking);
    this.#large = [...index.products.entries()].flatMap(([product, { shards }]) =>
      shards === null ? [] : [{ product, shards, known: new Set<string>() }],
    );
  }

  /** Loads what a query needs; nothing is returned where all of it has come. */
  need(text: string): Promise<void> | null {
    const tokens = this.#large.length === 0 ? [] : this.#ranking.parse(text);
    const key = tokens.join(" ");
    if (key === "" || this.#settled.has(key)) return null;
    return this.#load(tokens).then(() => {
      this.#settled.add(key);
    });
  }

  async #load(tokens: readonly string[]): Promise<void> {
    await Promise.all(this.#large.map((one) => this.#loadFor(tokens, one)));
    const unknown = tokens.filter((token) => !this.#ranking.knows(token));
    if (unknown.length === 0) return;
    await Promise.all(
      this.#large.map(async (one) => {
        const vocabulary = await this.#spellingsOf(one);
        const meant = unknown.flatMap((token) => nearest(vocabulary, token));
        await Promise.all(meant.map((word) => this.#loadFor([word], one)));
      }),
    );
  }

  async #loadFor(tokens: readonly string[], one: Large): Promise<void> {
    const files = filesFor(tokens, one.shards, this.#forms);
    const priority = one.product === this.#own ? "high" : "low";
    const load = async (path: string) => {
      const shard = await loadJson<SearchShard>(path, { priority });
      await this.#takeIn(pagesOf(this.#index, one.product, shard, one.known));
    };
    const paths = files.map((file) => `${one.shards.folder}${file}.json`);
    await Promise.all(paths.map((path) => once(this.#files, path, load)));
  }

  #spellingsOf({ shards }: Large): Promise<Vocabulary> {
    return once(this.#spellings, shards.spellings, async (path) => {
      const { words } = await loadJson<SearchSpellings>(path, { priority: "low" });
      const vocabulary = new Vocabulary(this.#index.ranking, this.#forms);
      for (const [at, word] of words.split(" ").entries()) vocabulary.add(word, at);
      return vocabulary;
    });
  }
}

/** Loads a file unless it is known; one that fails is forgotten. */
function once<T>(
  known: Map<string, Promise<T>>,
  path: string,
  load: (path: string) => Promise<T>,
): Promise<T> {
  const loading = known.get(path) ?? load(path);
  known.set(path, loading);
  loading.catch(() => known.delete(path));
  return loading;
}

/** The words that one may mean which nothing is called. */
function nearest(vocabulary: Vocabulary, token: string): readonly string[] {
  const found = [...vocabulary.matches(token, true)].sort((a, b) => b.quality - a.quality);
  return found.slice(0, corrections).map(({ word }) => word);
}
