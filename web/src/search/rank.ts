import type { SearchIndex, SearchRanking } from "../model/page.gen";
import { Passages } from "./passages";
import { placeFor } from "./place";
import { Tally, worthOf } from "./score";
import type { FoundSymbol, Kind, Named, Place, Told } from "./symbols";
import { Synonyms } from "./synonyms";
import { type Match, Vocabulary } from "./vocabulary";
import { WordForms, words } from "./words";

/** A symbol that was found. */
export interface Hit {
  readonly symbol: FoundSymbol;
  /** Of its places the one that the query means. */
  readonly place: Place;
  readonly score: number;
  /** Whether words of the query are left over that nothing has all of. */
  readonly loose: boolean;
}

/** What a reader asks. */
export interface Query {
  readonly text: string;
  /** Place of the reader's product in the index; -1 for none. */
  readonly product: number;
  /** The only product that is wanted; all for -1. */
  readonly only?: number;
}

/** What a query finds. */
export interface Findings {
  /** The best first, and not all where there are very many. */
  readonly hits: readonly Hit[];
  /** How many there are in each product, by its place in the index. */
  readonly counts: ReadonlyMap<number, number>;
}

const nothing: Findings = { hits: [], counts: new Map() };

/** The scores of all that one way of reading finds, by row. */
interface Scored {
  readonly best: ReadonlyMap<number, number>;
  readonly loose: boolean;
  /** Rows whose whole name the query has, with nothing left over. */
  readonly exact: ReadonlySet<number>;
}

interface Found {
  readonly score: number;
  readonly loose: boolean;
}

/** One way to read a query. */
interface Reading {
  readonly tokens: readonly string[];
  /** Whether words that are only alike count. */
  readonly alike: boolean;
  /** How many tokens a symbol may lack. */
  readonly missing: number;
  readonly product: number;
}

/** Finds symbols by their names. */
export class Ranking {
  private readonly named: Named[] = [];
  private readonly names: { symbol: number; length: number; weight: number }[] = [];
  private readonly rules: SearchRanking;
  private readonly forms: WordForms;
  private readonly vocabulary: Vocabulary;
  private readonly contexts: Vocabulary;
  private readonly synonyms: Synonyms;
  private readonly passages: Passages;
  /** Symbols of pages, by route. */
  private readonly pages = new Map<string, number>();
  private readonly parts = new Map<string, readonly string[]>();
  private readonly stopWords: ReadonlySet<string>;
  private readonly productWords: readonly (readonly string[])[];
  private readonly hints: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(index: SearchIndex) {
    const rules = index.ranking;
    this.rules = rules;
    this.forms = new WordForms(rules);
    this.vocabulary = new Vocabulary(rules, this.forms);
    this.contexts = new Vocabulary(rules, this.forms);
    this.synonyms = new Synonyms(rules, this.forms);
    this.passages = new Passages(rules, this.forms);
    this.stopWords = new Set(rules.stopWords);
    this.hints = new Map(Object.entries(rules.hints).map(([kind, all]) => [kind, new Set(all)]));
    this.productWords = index.products.map(({ name, words: more }) => [...words(name), ...more]);
  }

  add(all: Iterable<Named | Told>): void {
    for (const one of all) {
      if ("symbol" in one) this.addOne(one);
      else this.passages.add(this.pages.get(one.route) ?? -1, one.field, one.text);
    }
  }

  *symbols(): Generator<FoundSymbol> {
    for (const { symbol } of this.named) yield symbol;
  }

  /** All that a query finds, the best first. */
  find(query: Query): Findings {
    const { limits } = this.rules;
    const tokens = words(query.text.slice(0, limits.letters)).slice(0, limits.words);
    const told = tokens.filter((token) => !this.stopWords.has(token));
    const meant = told.length > 0 ? told : tokens;
    if (meant.length === 0) return nothing;
    const called = this.scored([meant, ...this.joined(tokens)], query.product);
    const found = new Map<number, Found>();
    for (const [row, score] of this.synonyms.scores(meant)) {
      found.set(row, { score, loose: called.loose });
    }
    for (const [row, score] of called.best) found.set(row, { score, loose: called.loose });
    this.lift(found, meant, query, called);
    return this.findings(found, query, meant);
  }

  /**
   * Gives pages what all of their fields are worth, but never more than a thing of the reference that
   * is called exactly so; a heading that has the words of the query stays before its page.
   */
  private lift(
    found: Map<number, Found>,
    tokens: readonly string[],
    { text, product }: Query,
    { best, loose, exact }: Scored,
  ): void {
    const { missing, aside } = this.rules.pages;
    const isCalled = best.size > 0 && !loose;
    const headings = isCalled ? this.bestSections(found) : new Map<number, [number, number]>();
    const most = this.mostExact(best, exact, tokens);
    const less = isCalled && !/\s/.test(text.trim()) ? aside : 0;
    for (const [row, page] of this.told(tokens, product)) {
      const before = found.get(row)?.score ?? -Infinity;
      const lacking = isCalled && page.loose ? missing : 0;
      const score = Math.min(page.score - less - lacking, most - 2);
      if (score <= before) continue;
      found.set(row, { score, loose: page.loose });
      const [section = -1, heading = -Infinity] = headings.get(row) ?? [];
      if (heading > before && heading < score)
        found.set(section, { score: score + 1, loose: false });
    }
  }

  /** The best score of what is called exactly so, headings apart. */
  private mostExact(
    best: ReadonlyMap<number, number>,
    exact: ReadonlySet<number>,
    tokens: readonly string[],
  ): number {
    const others = new Set<Kind>(["section"]);
    // There is an icon for every other word.
    if (!tokens.some((token) => this.hints.get("icon")?.has(token) === true)) others.add("icon");
    const scores = Array.from(exact, (row) => {
      const kind = this.named[row]?.symbol.kind ?? "guide";
      return others.has(kind) ? -Infinity : (best.get(row) ?? -Infinity);
    });
    const most = Math.max(...scores);
    return most === -Infinity ? Infinity : most;
  }

  /** For each page the best of its headings among what is found. */
  private bestSections(found: ReadonlyMap<number, Found>): Map<number, [number, number]> {
    const best = new Map<number, [number, number]>();
    for (const [row, { score }] of found) {
      const symbol = this.named[row]?.symbol;
      if (symbol?.kind !== "section") continue;
      const page = this.pages.get(symbol.places[0]?.href.replace(/#.*/, "") ?? "") ?? -1;
      if (score > (best.get(page)?.[1] ?? -Infinity)) best.set(page, [row, score]);
    }
    return best;
  }

  /** Pages that have words of a query in any of their fields. */
  private *told(tokens: readonly string[], product: number): Generator<[number, Found]> {
    const alike = tokens.length <= this.rules.limits.misspelt;
    for (const [row, { score, loose }] of this.passages.scores(tokens, alike)) {
      const symbol = this.named[row]?.symbol;
      if (symbol === undefined) continue;
      yield [row, { score: score + worthOf(symbol, product, this.rules), loose }];
    }
  }

  /** What is called so; words are left over where need be. */
  private scored(lists: readonly string[][], product: number): Scored {
    const most = lists[0]?.length ?? 0;
    for (const missing of [0, Math.floor(most / 2), most - 1]) {
      const found = this.among(lists, missing, product);
      if (found.best.size > 0) return found;
    }
    return { best: new Map(), loose: false, exact: new Set() };
  }

  /** Only the best are looked at closely: a letter finds thousands. */
  private findings(
    found: ReadonlyMap<number, Found>,
    query: Query,
    tokens: readonly string[],
  ): Findings {
    const { kept } = this.rules.limits;
    const counts = new Map<number, number>();
    const rows: [Named["symbol"], Found][] = [];
    for (const [row, one] of found) {
      const symbol = this.named[row]?.symbol;
      if (symbol === undefined) continue;
      counts.set(symbol.product, (counts.get(symbol.product) ?? 0) + 1);
      if ((query.only ?? -1) < 0 || query.only === symbol.product) rows.push([symbol, one]);
    }
    const least =
      Float64Array.from(rows, ([, { score }]) => score)
        .sort()
        .at(-kept) ?? -Infinity;
    const hits = rows.flatMap(([symbol, { score, loose }]) => {
      const place = score < least ? undefined : placeFor(symbol, tokens, this.forms);
      return place === undefined ? [] : [{ symbol, place, score, loose }];
    });
    return { hits: hits.sort(byScore).slice(0, kept), counts };
  }

  private addOne(one: Named): void {
    const symbol = this.named.push(one) - 1;
    const { kind, places } = one.symbol;
    if (kind === "guide" || kind === "error") this.pages.set(places[0]?.href ?? "", symbol);
    for (const { text, weight } of one.names) {
      const parts = words(text);
      const length = parts.join("").length;
      const name = this.names.push({ symbol, length, weight }) - 1;
      for (const part of parts) this.vocabulary.add(part, name);
      if (parts.length > 1) this.vocabulary.add(parts.join(""), name);
    }
    for (const text of one.context) {
      for (const part of this.partsOf(text)) this.contexts.add(part, symbol);
    }
    this.synonyms.add(symbol, one.symbol.name, one.synonyms ?? "");
  }

  /** The words of a text, and the text as one word; headings of a page share theirs. */
  private partsOf(text: string): readonly string[] {
    const known = this.parts.get(text);
    if (known !== undefined) return known;
    const parts = words(text);
    if (parts.length > 1) parts.push(parts.join(""));
    this.parts.set(text, parts);
    return parts;
  }

  /** Ways to read several words as fewer: all as one, and two that are a known one. */
  private *joined(tokens: readonly string[]): Generator<string[]> {
    if (tokens.length > 1 && tokens.length <= this.rules.limits.joined) yield [tokens.join("")];
    if (tokens.length === 2) return;
    for (let at = 0; at + 1 < tokens.length; at++) {
      const pair = tokens.slice(at, at + 2).join("");
      if (!this.vocabulary.has(pair)) continue;
      yield [...tokens.slice(0, at), pair, ...tokens.slice(at + 2)];
    }
  }

  private among(lists: readonly string[][], missing: number, product: number): Scored {
    const best = new Map<number, number>();
    const exact = new Set<number>();
    for (const [row, tokens] of lists.entries()) {
      // Joined words are one more way to read the query, never a way to forgive more.
      const alike = row === 0 || (lists[0]?.length ?? 0) <= this.rules.limits.misspelt;
      const scores = this.scores({ tokens, alike, missing: row === 0 ? missing : 0, product });
      for (const [symbol, score, isExact] of scores) {
        if (isExact) exact.add(symbol);
        if (score > (best.get(symbol) ?? -Infinity)) best.set(symbol, score);
      }
    }
    return { best, loose: missing > 0, exact };
  }

  private *scores({
    tokens,
    alike,
    missing,
    product,
  }: Reading): Generator<[number, number, boolean]> {
    const inNames = tokens.map((token) => strongest(this.vocabulary.matches(token, alike)));
    const around = tokens.map((token) => strongest(this.contexts.matches(token, false)));
    for (const row of new Set(inNames.flatMap((found) => [...found.keys()]))) {
      const name = this.names[row];
      const symbol = name && this.named[name.symbol]?.symbol;
      if (name === undefined || symbol === undefined) continue;
      const tally = new Tally(this.rules);
      for (const [at, token] of tokens.entries()) {
        const match = inNames[at]?.get(row);
        if (match !== undefined) tally.match(match);
        else tally.tell(this.around(symbol, token, around[at]?.get(name.symbol)));
      }
      if (tally.lacking > missing) continue;
      const score = tally.score(name) + worthOf(symbol, product, this.rules);
      yield [name.symbol, score, tally.lacking === 0 && tally.isWhole(name)];
    }
  }

  /** How well a token that is not in a symbol's name tells something else of it. */
  private around(symbol: FoundSymbol, token: string, match: Match | undefined): number {
    const { context } = this.rules.weights;
    const around = context * (match?.quality ?? 0);
    const names = this.productWords[symbol.product] ?? [];
    const hinted = names.includes(token) || this.hints.get(symbol.kind)?.has(token) === true;
    return Math.max(around, hinted ? context : 0);
  }
}

/** Each owner with the best of its words. */
function strongest(matches: readonly Match[]): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const match of matches) {
    for (const owner of match.owners) {
      const before = best.get(owner);
      if (before === undefined || before.quality < match.quality) best.set(owner, match);
    }
  }
  return best;
}

function byScore(one: Hit, other: Hit): number {
  return (
    other.score - one.score ||
    one.symbol.name.length - other.symbol.name.length ||
    one.symbol.product - other.symbol.product ||
    (one.place.href < other.place.href ? -1 : 1)
  );
}
