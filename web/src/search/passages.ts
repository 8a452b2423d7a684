import type { SearchRanking } from "../model/page.gen";
import type { Field } from "./symbols";
import { Vocabulary } from "./vocabulary";
import { type WordForms, words } from "./words";

/** What all fields of a page say of a query. */
export interface PageScore {
  readonly score: number;
  /** Whether words of the query are nowhere in the page's fields. */
  readonly loose: boolean;
}

interface Passage {
  readonly page: number;
  readonly weight: number;
}

/** A token in the fields of pages. */
interface Found {
  /** How much of it each page has. */
  readonly amounts: Map<number, number>;
  /** Passages that have it, with how well it fits. */
  readonly passages: Map<number, number>;
}

/**
 * Finds pages by all of their fields together (BM25F): words may be in a title, others in a heading
 * or in what readers ask, each counts by its field and by how rare it is. Words that are together in
 * one passage, such as a heading, say more than the same words far apart.
 */
export class Passages {
  private readonly passages: Passage[] = [];
  private readonly pages = new Set<number>();
  private readonly vocabulary: Vocabulary;

  constructor(
    private readonly rules: SearchRanking,
    forms: WordForms,
  ) {
    this.vocabulary = new Vocabulary(rules, forms);
  }

  /** Takes in a text of a page. */
  add(page: number, field: Field, text: string): void {
    const parts = words(text);
    const weight = this.rules.fields[field] ?? 0;
    const passage = this.passages.push({ page, weight }) - 1;
    this.pages.add(page);
    for (const part of parts) this.vocabulary.add(part, passage);
    if (parts.length === 2) this.vocabulary.add(parts.join(""), passage);
  }

  /** What is found for the words of a query, by page. */
  scores(tokens: readonly string[], alike: boolean): Map<number, PageScore> {
    const found = tokens.map((token) => this.found(token, alike));
    const rarities = found.map(({ amounts }) => this.rarity(amounts.size));
    const all = sum(rarities);
    const { scale, together, saturation, least } = this.rules.pages;
    const near = nearness(found, rarities, this.passages);
    const scores = new Map<number, PageScore>();
    for (const page of new Set(found.flatMap(({ amounts }) => [...amounts.keys()]))) {
      let has = 0;
      let lacking = 0;
      for (const [at, { amounts }] of found.entries()) {
        const amount = amounts.get(page) ?? 0;
        if (amount === 0) lacking++;
        has += (rarities[at] ?? 0) * (amount / (amount + saturation));
      }
      const share = has / all;
      if (share < least) continue;
      const score = scale * share + (together * (near.get(page) ?? 0)) / all;
      scores.set(page, { score, loose: lacking > 0 });
    }
    return scores;
  }

  private found(token: string, alike: boolean): Found {
    const { qualities } = this.rules;
    const amounts = new Map<number, number>();
    const passages = new Map<number, number>();
    const matches = this.vocabulary.matches(token, alike);
    const least = matches.some(({ quality }) => quality >= qualities.begun)
      ? qualities.begun
      : qualities.inside + qualities.insideShare;
    for (const { owners, quality } of matches) {
      if (quality < least) continue;
      const fit = quality * quality;
      for (const owner of owners) {
        if (fit > (passages.get(owner) ?? 0)) passages.set(owner, fit);
      }
    }
    for (const [passage, fit] of passages) {
      const { page, weight } = this.passages[passage] ?? { page: 0, weight: 0 };
      amounts.set(page, (amounts.get(page) ?? 0) + weight * fit);
    }
    return { amounts, passages };
  }

  /** How much a word tells that so many pages have. */
  private rarity(count: number): number {
    return Math.log(1 + (this.pages.size - count + 0.5) / (count + 0.5));
  }
}

/** For each page the most that one of its passages has of the query, where it has several words. */
function nearness(
  found: readonly Found[],
  rarities: readonly number[],
  all: readonly Passage[],
): Map<number, number> {
  const counts = new Map<number, number>();
  const sums = new Map<number, number>();
  for (const [at, { passages }] of found.entries()) {
    for (const [passage, fit] of passages) {
      counts.set(passage, (counts.get(passage) ?? 0) + 1);
      sums.set(passage, (sums.get(passage) ?? 0) + fit * (rarities[at] ?? 0));
    }
  }
  const best = new Map<number, number>();
  for (const [passage, value] of sums) {
    const page = all[passage]?.page ?? -1;
    if ((counts.get(passage) ?? 0) > 1 && value > (best.get(page) ?? 0)) best.set(page, value);
  }
  return best;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
