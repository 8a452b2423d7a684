import { withBase } from "../browser/basePath";
import type { SearchIndex } from "../model/page.gen";
import { markedExcerpt } from "./marks.client";
import { words } from "./words";
import { startWorker, type PagefindWorker } from "./pagefindWorker.client";

/** A place in the text of a page that has what was asked for. */
export interface TextHit {
  readonly title: string;
  /** The heading above it; `null` above the first one. */
  readonly heading: string | null;
  readonly href: string;
  /** As Pagefind writes it: words that were asked for in `<mark>`, all else escaped. */
  readonly excerpt: string;
  readonly product: number;
}

/** Searches the text of pages. */
export interface TextSearch {
  /**
   * What a query finds in the pages of a product; of all products for -1. Nothing where another query
   * has come before it was its turn.
   */
  find(query: string, product: number, most: number): Promise<readonly TextHit[]>;
  /** Ends what was started for it. */
  close(): void;
}

/** As Pagefind gives them. */
interface Found {
  readonly results: readonly { readonly data: string }[];
}

interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly anchor?: unknown;
  }[];
}

const workerPath = "/_search/text/worker.js";
/** Shorter ones are in every page. */
const shortest = 3;
/** Of one product; with fewer the others are asked too. */
const enough = 3;
const perPage = 2;

/** Searches the text of the reader's product first, and of the others when that has little. */
export function createTextSearch(
  index: SearchIndex,
  own: number,
  start: (path: string) => PagefindWorker = startWorker,
): TextSearch {
  const everything = [...index.products.keys()];
  let parts: Parts | undefined;
  const waiting = new Waiting();
  const ask = async (query: string, products: readonly number[], most: number) => {
    parts ??= new Parts(index, start(withBase(workerPath)));
    return parts.ask(query, products, most);
  };
  const find = async (query: string, product: number, most: number) => {
    const first = product >= 0 ? product : own;
    const found = first < 0 ? [] : await ask(query, [first], most);
    if (product >= 0 || found.length >= enough) return found;
    return ask(query, everything, most);
  };
  return {
    async find(query, product, most) {
      if (index.textBase === null || query.length < shortest) return [];
      return (await waiting.last(() => find(query, product, most))) ?? [];
    },
    close() {
      parts?.close();
    },
  };
}

/**
 * One question at a time: a word that ten thousand pages have keeps the worker busy for longer than
 * a reader needs for the next letter, and only the last query is still waited for.
 */
class Waiting {
  #running: Promise<unknown> = Promise.resolve();
  #turn = 0;

  /** Does some work after what runs, unless other work has come by then. */
  async last<T>(work: () => Promise<T>): Promise<T | undefined> {
    const turn = ++this.#turn;
    await this.#running.catch(untilItsTurn);
    if (turn !== this.#turn) return undefined;
    const running = work();
    this.#running = running;
    return running;
  }
}

/** The caller reports a failure. */
const untilItsTurn = () => undefined;

/** The parts of the text, each loaded when it is first searched. */
class Parts {
  readonly #loading = new Map<string, Promise<unknown>>();

  readonly #index: SearchIndex;
  readonly #worker: PagefindWorker;

  constructor(index: SearchIndex, worker: PagefindWorker) {
    this.#index = index;
    this.#worker = worker;
  }

  async ask(query: string, products: readonly number[], most: number): Promise<TextHit[]> {
    await this.#load(this.#index.textBase ?? "");
    await Promise.all(
      products.flatMap((one) => this.#textsOf(one)).map((part) => this.#load(part)),
    );
    const asked = words(query);
    const ids = products.map((one) => this.#idOf(one));
    const filters = { product: { any: ids } };
    const found = (await this.#worker.call("search", query, { filters })) as Found;
    const pages = found.results
      .slice(0, most)
      .map(({ data }) => this.#worker.call("getData", data));
    const hits = (await Promise.all(pages)).flatMap((page) =>
      this.#hitsOf(page as FoundPage, asked),
    );
    return hits.slice(0, most);
  }

  close(): void {
    this.#worker.close();
  }

  /** The first folder that is loaded brings Pagefind's own code, which all others share. */
  #load(folder: string): Promise<unknown> {
    const known = this.#loading.get(folder);
    if (known !== undefined) return known;
    const options = {
      language: this.#index.language,
      mergeFilter: { product: this.#idOf(this.#productOf(folder)) },
    };
    const loaded =
      folder === this.#index.textBase
        ? this.#begin({ ...options, basePath: withBase(folder), baseUrl: "/" })
        : this.#worker.call("mergeIndex", withBase(folder), { ...options, baseUrl: "/" });
    this.#loading.set(folder, loaded);
    return loaded;
  }

  /** Pagefind says that it has begun before it has; what it is asked then fails if it could not. */
  async #begin(options: object): Promise<void> {
    await this.#worker.call("init", options);
    await this.#worker.call("filters");
  }

  #hitsOf({ url, meta, sub_results: places }: FoundPage, asked: readonly string[]): TextHit[] {
    const title = meta.title ?? url;
    const product = this.#productAt(url);
    const marked = places.map((place) => ({ place, count: countMarked(asked, place.excerpt) }));
    // Equals stay in the order of the page.
    const best = marked.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    return best.slice(0, perPage).map(({ place }) => ({
      title,
      heading: place.anchor === undefined ? null : place.title,
      href: place.url,
      excerpt: place.excerpt,
      product,
    }));
  }

  #productAt(url: string): number {
    const { products } = this.#index;
    const known = products.findIndex(
      ({ pages, entries }) =>
        pages.some(([, route]) => route === url) ||
        entries.some(([, , href]) => href.replace(/#.*/, "") === url),
    );
    return known >= 0 ? known : this.#largeProductAt(url);
  }

  /** Of a large product the index has few pages: what is below the first of them belongs to it. */
  #largeProductAt(url: string): number {
    const [, start = ""] = url.split("/");
    return this.#index.products.findIndex(
      ({ shards, pages: [first] }) => shards !== null && first?.[1].startsWith(`/${start}/`),
    );
  }

  #textsOf(product: number): readonly string[] {
    return this.#index.products[product]?.texts ?? [];
  }

  #productOf(folder: string): number {
    return this.#index.products.findIndex(({ texts }) => texts.includes(folder));
  }

  #idOf(product: number): string {
    return this.#index.products[product]?.id || "site";
  }
}

/**
 * How many words of a query are marked in an excerpt. Pagefind shortens a word that no page has until
 * one has its beginning, down to a single letter: that does not count.
 */
function countMarked(asked: readonly string[], excerpt: string): number {
  const marks = markedExcerpt(excerpt).filter((_, at) => at % 2 === 1);
  const marked = marks.flatMap(words);
  return asked.filter((word) => marked.some((mark) => isLike(mark, word))).length;
}

/** What endings are taken off leaves more of a word than this. */
const shortestStem = 3;

function isLike(mark: string, word: string): boolean {
  const least = Math.min(word.length, shortestStem);
  return mark.slice(0, least) === word.slice(0, least);
}
