import type { SearchRanking } from "../model/page.gen";
import type { Field } from "./symbols";
import { Recent, Vocabulary } from "./vocabulary";
import { type WordForms, words } from "./words";

/** The score of all fields of a page for a query. */
export interface PageScore {
  readonly score: number;
  /** Whether words of the query are nowhere in the page's fields. */
  readonly loose: boolean;
}

interface Passage {
  /** Its page's place among all pages that have passages. */
  readonly page: number;
  readonly field: Field;
  /** How many of its words say something. */
  readonly words: number;
}

const nowhere: Passage = { page: -1, field: "phrase", words: 0 };

/** By page how much one passage has of a query. */
interface Nearness {
  readonly near: Float64Array;
  readonly phrased: ReadonlyMap<number, number>;
}

/** A token in the fields of pages. */
interface Found {
  /** The pages that have it, each once. */
  readonly pages: readonly number[];
  /** By page how much of it there is. */
  readonly amounts: Float64Array;
  /** The passages that have it, each once. */
  readonly passages: readonly number[];
  /** By passage how well it fits. */
  readonly fits: Float64Array;
}

/**
 * Finds pages by all of their fields together (BM25F): words may be in a title, others in a heading
 * or in what readers ask, each counts by its field and by how rare it is. Words that are together in
 * one passage, such as a heading, say more than the same words far apart.
 */
export class Passages {
  readonly #passages: Passage[] = [];
  /** Pages as they were named. */
  readonly #pages: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #vocabulary: Vocabulary;
  /** By field, and there by page, how many words it has. */
  readonly #lengths = new Map<Field, number[]>();
  /** By field, and there by page, what a word in it counts; none until it is asked for. */
  #worths = new Map<Field, Float64Array>();
  readonly #stopWords: ReadonlySet<string>;
  readonly #known = new Recent<Found>(12);

  readonly #rules: SearchRanking;

  constructor(rules: SearchRanking, forms: WordForms) {
    this.#rules = rules;
    this.#vocabulary = new Vocabulary(rules, forms);
    this.#stopWords = new Set(rules.stopWords);
  }

  /** Takes in a text of a page. */
  add(page: number, field: Field, text: string): void {
    const parts = words(text);
    const place = this.#placeOf(page);
    const saying = parts.filter((part) => !this.#stopWords.has(part)).length;
    const passage = this.#passages.push({ page: place, field, words: saying }) - 1;
    this.#lengthen(field, place, parts.length);
    for (const part of parts) this.#vocabulary.add(part, passage);
    if (parts.length === 2) this.#vocabulary.add(parts.join(""), passage);
    this.#known.clear();
    if (this.#worths.size > 0) this.#worths.clear();
  }

  /** Whether any text has a word, or begins with it. */
  hasPlain(token: string): boolean {
    return this.#vocabulary.hasPlain(token);
  }

  /** Returns the scores for the words of a query, by page; `isCalled` if names have all of them. */
  *scores(tokens: readonly string[], isCalled: boolean): Generator<[page: number, PageScore]> {
    const found = tokens.map((token) => this.#known.get(token, () => this.#found(token)));
    const rarities = found.map(({ pages }) => this.#rarity(pages.length));
    const all = sum(rarities);
    const { scale, together, saturation, phrase } = this.#rules.pages;
    const least = isCalled ? this.#rules.pages.least : this.#rules.pages.leastAlone;
    const { near, phrased } = this.#nearness(found, rarities);
    for (const page of anyOf(found, phrased)) {
      let has = 0;
      let lacking = 0;
      for (const [at, { amounts }] of found.entries()) {
        const amount = amounts[page] ?? 0;
        if (amount === 0) lacking++;
        has += (rarities[at] ?? 0) * (amount / (amount + saturation));
      }
      const share = has / all;
      const said = phrased.get(page) ?? 0;
      if (share < least && said === 0) continue;
      const score = scale * share + (together * (near[page] ?? 0) + phrase * said) / all;
      yield [this.#pages[page] ?? -1, { score, loose: lacking > 0 }];
    }
  }

  #placeOf(page: number): number {
    const known = this.#places.get(page);
    if (known !== undefined) return known;
    const place = this.#pages.push(page) - 1;
    this.#places.set(page, place);
    return place;
  }

  #found(token: string): Found {
    const { qualities } = this.#rules;
    const matches = this.#vocabulary.matches(token, true);
    const least = matches.some(({ quality }) => quality >= qualities.begun)
      ? qualities.begun
      : qualities.alikeInTexts;
    const fits = new Float64Array(this.#passages.length);
    const passages: number[] = [];
    for (const { owners, quality } of matches) {
      if (quality < least) continue;
      const fit = quality * quality;
      for (const owner of owners) {
        const before = fits[owner] ?? 0;
        if (before === 0) passages.push(owner);
        if (fit > before) fits[owner] = fit;
      }
    }
    const amounts = new Float64Array(this.#pages.length);
    const pages: number[] = [];
    for (const passage of passages) {
      const { page, field } = this.#passages[passage] ?? nowhere;
      if (field === "phrase") continue;
      const before = amounts[page] ?? 0;
      if (before === 0) pages.push(page);
      const worth = this.#worthsOf(field)[page] ?? 0;
      amounts[page] = before + worth * (fits[passage] ?? 0);
    }
    return { pages, amounts, passages, fits };
  }

  #lengthen(field: Field, page: number, words: number): void {
    const lengths = this.#lengths.get(field) ?? [];
    this.#lengths.set(field, lengths);
    lengths[page] = (lengths[page] ?? 0) + words;
  }

  /**
   * By page what a word in a field counts: less where the field has many, since a page with a
   * hundred headings has every word in one of them.
   */
  #worthsOf(field: Field): Float64Array {
    const known = this.#worths.get(field);
    if (known !== undefined) return known;
    const weight = this.#rules.fields[field] ?? 0;
    const share = this.#rules.lengths[field] ?? 0;
    const lengths = this.#lengths.get(field) ?? [];
    const mean = sum(lengths) / Object.keys(lengths).length || 1;
    const worths = Float64Array.from(this.#pages, (_, page) => {
      const longer = (lengths[page] ?? 0) / mean;
      return weight / (1 - share + share * longer);
    });
    this.#worths.set(field, worths);
    return worths;
  }

  /** How much a word tells that so many pages have. */
  #rarity(count: number): number {
    return Math.log(1 + (this.#pages.length - count + 0.5) / (count + 0.5));
  }

  /**
   * By page the most that one of its passages has of a query, where it has several words of it. That
   * is for phrases apart, which count where they have nearly all of it.
   */
  #nearness(found: readonly Found[], rarities: readonly number[]): Nearness {
    const { phraseShare, phraseWords } = this.#rules.pages;
    const least = phraseShare * sum(rarities);
    const counts = new Uint8Array(this.#passages.length);
    const sums = new Float64Array(this.#passages.length);
    for (const [at, { passages, fits }] of found.entries()) {
      for (const passage of passages) {
        counts[passage] = (counts[passage] ?? 0) + 1;
        sums[passage] = (sums[passage] ?? 0) + (fits[passage] ?? 0) * (rarities[at] ?? 0);
      }
    }
    const near = new Float64Array(this.#pages.length);
    const phrased = new Map<number, number>();
    for (const { passages } of found) {
      for (const passage of passages) {
        const { page, field, words: all } = this.#passages[passage] ?? nowhere;
        const value = sums[passage] ?? 0;
        const count = counts[passage] ?? 0;
        if (field === "phrase") {
          const isMeant = count >= Math.min(all, phraseWords) && value >= least;
          if (isMeant && value > (phrased.get(page) ?? 0)) phrased.set(page, value);
        } else if (count > 1 && value > (near[page] ?? 0)) near[page] = value;
      }
    }
    return { near, phrased };
  }
}

/** The pages that have any of the tokens or a phrase, each once. */
function* anyOf(found: readonly Found[], phrased: ReadonlyMap<number, number>): Generator<number> {
  const isFound =
    (page: number) =>
    ({ amounts }: Found) =>
      (amounts[page] ?? 0) > 0;
  for (const page of phrased.keys()) if (!found.some(isFound(page))) yield page;
  for (const [at, { pages }] of found.entries()) {
    const earlier = found.slice(0, at);
    for (const page of pages) {
      if (!earlier.some(isFound(page))) yield page;
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
