import type { SearchIndex, SearchRanking } from "../model/page.gen";
import { Contexts } from "./contexts";
import { Passages } from "./passages";
import { isWhole, placeFor } from "./placeFor";
import { joined, type KnownWords, split } from "./readings";
import { type QueryContext, Tally, priorOf } from "./score";
import type { FoundSymbol, Kind, Named, Place, PageField } from "./symbols";
import { Synonyms } from "./synonyms";
import { anyOf, type Match, Vocabulary } from "./vocabulary";
import { WordForms, words } from "./words";

/** A symbol that was found. */
export interface Hit {
  readonly symbol: FoundSymbol;
  /** Of its places the one that the query means. */
  readonly place: Place;
  readonly score: number;
  /**
   * What the fields of a page are worth, which orders equals; without an end for what is
   * found by its name, which comes before them.
   */
  readonly fieldScore: number;
  /** Whether the names, or the fields of the page, lack a word of the query. */
  readonly loose: boolean;
}

/** The query of a reader. */
export interface Query {
  readonly text: string;
  /** Place of the reader's product in the index; -1 for none. */
  readonly product: number;
  /** Route of the page that the reader is on; none for an empty one. */
  readonly page?: string;
  /** The only product that is wanted; all for -1. */
  readonly only?: number;
}

/** The results of a query. */
export interface SearchResults {
  /** The best first, and not all where there are very many. */
  readonly hits: readonly Hit[];
  /** How many there are in each product, by its place in the index. */
  readonly counts: ReadonlyMap<number, number>;
}

const nothing: SearchResults = { hits: [], counts: new Map() };

/** The scores of all that one way of reading finds. */
interface Scored {
  readonly best: Scores;
  readonly loose: boolean;
  /** Rows whose whole name the query has, with nothing left over. */
  readonly exact: ReadonlySet<number>;
}

/** All that a query finds. */
interface Found {
  readonly scores: Scores;
  /** The scores of fields, for rows that have their score by them. */
  readonly fieldScores: ReadonlyMap<number, number>;
  /** Whether words are left over, of rows for which it is not what `else` says. */
  readonly loose: ReadonlyMap<number, boolean>;
  readonly else: boolean;
}

/** One way to read a query. */
interface ParsedQuery {
  readonly tokens: readonly string[];
  /** Whether words that are only alike count. */
  readonly alike: boolean;
  /** How many tokens a symbol may lack. */
  readonly missing: number;
  readonly asking: QueryContext;
}

/**
 * Scores by row. A list, and not a map: of a large site a short query finds tens of thousands at
 * every key.
 */
class Scores {
  /** Those that have a score, in the order in which they got it. */
  readonly rows: number[] = [];
  readonly #scores: Float64Array;

  constructor(size: number) {
    this.#scores = new Float64Array(size).fill(-Infinity);
  }

  /** -Infinity where there is none. */
  of(row: number): number {
    return this.#scores[row] ?? -Infinity;
  }

  set(row: number, score: number): void {
    if (this.of(row) === -Infinity) this.rows.push(row);
    this.#scores[row] = score;
  }
}

/** Finds symbols by their names. */
export class Ranking {
  readonly #named: Named[] = [];
  readonly #singleWords = new Set<string>();
  readonly #known: KnownWords;
  readonly #names: { symbol: number; length: number; weight: number }[] = [];
  readonly #rules: SearchRanking;
  readonly #forms: WordForms;
  readonly #vocabulary: Vocabulary;
  readonly #contexts: Contexts;
  readonly #synonyms: Synonyms;
  readonly #passages: Passages;
  /** Symbols of pages, by route. */
  readonly #pages = new Map<string, number>();
  /** By section the symbol of its page. */
  readonly #pageOf: number[] = [];
  readonly #stopWords: ReadonlySet<string>;
  readonly #lowWords: ReadonlySet<string>;
  readonly #productWords: readonly (readonly string[])[];
  readonly #leadsTo: readonly number[];
  readonly #hints: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(index: SearchIndex) {
    const rules = index.ranking;
    this.#rules = rules;
    this.#forms = new WordForms(rules);
    this.#vocabulary = new Vocabulary(rules, this.#forms);
    this.#contexts = new Contexts(rules, this.#forms);
    this.#synonyms = new Synonyms(rules, this.#forms);
    this.#passages = new Passages(rules, this.#forms);
    this.#stopWords = new Set(rules.stopWords);
    this.#lowWords = new Set(rules.lowWords);
    this.#hints = new Map(Object.entries(rules.hints).map(([kind, all]) => [kind, new Set(all)]));
    this.#known = {
      rules,
      isName: (text) => this.#vocabulary.has(text),
      isWord: (text) => this.#singleWords.has(text),
    };
    this.#leadsTo = index.products.map(({ weight }) => weight);
    this.#productWords = index.products.map(({ name, words: more }) => [...words(name), ...more]);
  }

  add(all: Iterable<Named | PageField>): void {
    for (const one of all) {
      if ("symbol" in one) this.#addOne(one);
      else this.#passages.add(this.#pages.get(one.route) ?? -1, one.field, one.text);
    }
  }

  *symbols(): Generator<FoundSymbol> {
    for (const { symbol } of this.#named) yield symbol;
  }

  /** The words of a query that say what is looked for. */
  parse(text: string): readonly string[] {
    return this.#withoutStopWords(this.#tokensOf(text));
  }

  /** Whether any name or text of a page has a word, or begins with it. */
  knows(token: string): boolean {
    return this.#vocabulary.hasPlain(token) || this.#passages.hasPlain(token);
  }

  #tokensOf(text: string): readonly string[] {
    return words(text.slice(0, this.#rules.limits.letters));
  }

  #withoutStopWords(tokens: readonly string[]): readonly string[] {
    const significant = tokens.filter((token) => !this.#stopWords.has(token));
    return (significant.length > 0 ? significant : tokens).slice(0, this.#rules.limits.words);
  }

  /** All that a query finds, the best first. */
  find(query: Query): SearchResults {
    const tokens = this.#tokensOf(query.text);
    const meant = this.#withoutStopWords(tokens);
    if (meant.length === 0) return nothing;
    const low = tokens.some((token) => this.#lowWords.has(token));
    const { product, page = "" } = query;
    const asking = { product, leadsTo: this.#leadsTo, page, low };
    const called = this.#scored(
      [meant, ...joined(tokens, this.#known), ...split(meant, this.#known)],
      asking,
    );
    const scores = new Scores(this.#named.length);
    for (const [row, score] of this.#synonyms.scores(meant)) scores.set(row, score);
    for (const row of called.best.rows) scores.set(row, called.best.of(row));
    const isWord = !/\s/.test(query.text.trim());
    const lifted = this.#lift(scores, { tokens: meant, asking, isWord }, called);
    return this.#findings({ scores, ...lifted, else: called.loose }, query, meant);
  }

  /**
   * Gives pages what all of their fields are worth, but never more than a thing of the reference that
   * is called exactly so; a heading that has the words of the query stays before its page.
   */
  #lift(
    found: Scores,
    {
      tokens,
      asking,
      isWord,
    }: { tokens: readonly string[]; asking: QueryContext; isWord: boolean },
    { best, loose, exact }: Scored,
  ): Pick<Found, "fieldScores" | "loose"> {
    const { missing, aside } = this.#rules.pages;
    const isLoose = new Map<number, boolean>();
    const fieldScores = new Map<number, number>();
    const isCalled = best.rows.length > 0 && !loose;
    const headings = isCalled ? this.#bestSections(found) : new Map<number, number>();
    const most = this.#mostExact(best, exact, tokens);
    const less = isCalled && isWord ? aside : 0;
    for (const [row, page] of this.#passages.scores(tokens, isCalled)) {
      const symbol = this.#named[row]?.symbol;
      if (symbol === undefined) continue;
      const before = found.of(row);
      const lacking = isCalled && page.loose ? missing : 0;
      const worth = priorOf(symbol, asking, this.#rules);
      const whole = page.score + worth - less - lacking;
      const score = Math.min(whole, most - 2);
      if (score <= before) continue;
      const section = headings.get(row);
      const heading = section === undefined ? -Infinity : found.of(section);
      found.set(row, score);
      fieldScores.set(row, whole);
      isLoose.set(row, page.loose);
      if (section === undefined || heading <= before || heading >= score) continue;
      found.set(section, score);
      fieldScores.set(section, whole + 1);
      isLoose.set(section, false);
    }
    return { fieldScores, loose: isLoose };
  }

  /**
   * The best score of what is called exactly so, headings apart. Of a part, such as a class, that
   * includes the whole: `legend label` is not all of the label of a ChartsLegend.
   */
  #mostExact(best: Scores, exact: ReadonlySet<number>, tokens: readonly string[]): number {
    const others = new Set<Kind>(["section"]);
    // There is an icon for every other word.
    if (!tokens.some((token) => this.#hints.get("icon")?.has(token) === true)) others.add("icon");
    const scores = Array.from(exact, (row) => {
      const symbol = this.#named[row]?.symbol;
      if (symbol === undefined || others.has(symbol.kind)) return -Infinity;
      const beside = tokens.filter((token) => this.#hints.get(symbol.kind)?.has(token) !== true);
      return isWhole(symbol, beside, this.#forms) ? best.of(row) : -Infinity;
    });
    const most = Math.max(...scores);
    return most === -Infinity ? Infinity : most;
  }

  /** For each page the best of its headings among what is found. */
  #bestSections(found: Scores): Map<number, number> {
    const best = new Map<number, number>();
    for (const row of found.rows) {
      const page = this.#pageOf[row];
      if (page === undefined) continue;
      const before = best.get(page);
      if (before === undefined || found.of(row) > found.of(before)) best.set(page, row);
    }
    return best;
  }

  /** Returns the symbols with such a name; words may be left over. */
  #scored(lists: readonly (readonly string[])[], asking: QueryContext): Scored {
    const most = lists[0]?.length ?? 0;
    for (const missing of [0, Math.floor(most / 2), most - 1]) {
      const found = this.#among(lists, missing, asking);
      if (found.best.rows.length > 0) return found;
    }
    return { best: new Scores(0), loose: false, exact: new Set() };
  }

  /** Only the best are looked at closely: a letter finds thousands. */
  #findings(found: Found, query: Query, tokens: readonly string[]): SearchResults {
    const { kept } = this.#rules.limits;
    const { scores, loose, fieldScores } = found;
    const counts = new Map<number, number>();
    const only = query.only ?? -1;
    const rows = scores.rows.filter((row) => {
      const product = this.#named[row]?.symbol.product ?? -1;
      counts.set(product, (counts.get(product) ?? 0) + 1);
      return only < 0 || only === product;
    });
    const least =
      Float64Array.from(rows, (row) => scores.of(row))
        .sort()
        .at(-kept) ?? -Infinity;
    const distanceTo = this.#distanceFrom(query.page ?? "");
    const hits = rows.flatMap((row) => {
      const score = scores.of(row);
      const symbol = score < least ? undefined : this.#named[row]?.symbol;
      const place = symbol && placeFor(symbol, tokens, this.#forms, distanceTo);
      if (symbol === undefined || place === undefined) return [];
      const isLoose = loose.get(row) ?? found.else;
      return [
        { symbol, place, score, fieldScore: fieldScores.get(row) ?? Infinity, loose: isLoose },
      ];
    });
    return { hits: hits.sort(byScore).slice(0, kept), counts };
  }

  /** How far a place is from the page of the reader: what that documents is near, in its order. */
  #distanceFrom(page: string): (place: Place) => number {
    const guide = this.#named[this.#pages.get(page) ?? -1];
    const documented = guide?.names.map(({ text }) => text) ?? [];
    return ({ href, parent }) => {
      if (page !== "" && routeOf(href) === page) return 0;
      const at = documented.indexOf(parent);
      return at < 0 ? Infinity : at;
    };
  }

  #addOne(one: Named): void {
    const symbol = this.#named.push(one) - 1;
    const { kind, places } = one.symbol;
    const href = places[0]?.href ?? "";
    if (kind === "guide" || kind === "error") this.#pages.set(href, symbol);
    if (kind === "section") this.#pageOf[symbol] = this.#pages.get(routeOf(href)) ?? -1;
    for (const { text, weight } of one.names) {
      const parts = words(text);
      const joined = parts.join("");
      const name = this.#names.push({ symbol, length: joined.length, weight }) - 1;
      for (const part of parts) {
        this.#vocabulary.add(part, name);
        this.#singleWords.add(part);
      }
      if (parts.length > 1) this.#vocabulary.add(joined, name);
    }
    this.#contexts.add(symbol, one.context);
    this.#synonyms.add(symbol, one.symbol.name, one.synonyms ?? "");
  }

  #among(lists: readonly (readonly string[])[], missing: number, asking: QueryContext): Scored {
    const best = new Scores(this.#named.length);
    const exact = new Set<number>();
    for (const [row, tokens] of lists.entries()) {
      // These are further ways to read the query, never a way to forgive more.
      const alike = row === 0 || (lists[0]?.length ?? 0) <= this.#rules.limits.misspelled;
      this.#score({ tokens, alike, missing: row === 0 ? missing : 0, asking }, best, exact);
    }
    return { best, loose: missing > 0, exact };
  }

  /** Takes note of what a reading finds; on a large site a short query finds thousands of names. */
  #score(reading: ParsedQuery, best: Scores, exact: Set<number>): void {
    const { tokens, alike, missing, asking } = reading;
    const inNames = tokens.map((token) => this.#vocabulary.bearers(token, alike));
    const around = tokens.map((token) => this.#contexts.bearers(token));
    const tally = new Tally(this.#rules);
    for (const row of anyOf(inNames)) {
      const name = this.#names[row];
      const symbol = name && this.#named[name.symbol]?.symbol;
      if (name === undefined || symbol === undefined) continue;
      tally.clear();
      for (let at = 0; at < tokens.length && tally.missing <= missing; at++) {
        const match = inNames[at]?.of(row);
        const context = this.#contexts.of(name.symbol);
        if (match !== undefined) tally.match(match);
        else tally.matchContext(this.#around(symbol, tokens[at] ?? "", around[at]?.of(context)));
      }
      if (tally.missing > missing) continue;
      const score = tally.score(name) + priorOf(symbol, asking, this.#rules);
      if (tally.missing === 0 && tally.isWhole(name)) exact.add(name.symbol);
      if (score > best.of(name.symbol)) best.set(name.symbol, score);
    }
  }

  /** How well a token that is not in a symbol's name tells something else of it. */
  #around(symbol: FoundSymbol, token: string, match: Match | undefined): number {
    const { context } = this.#rules.weights;
    const around = context * (match?.quality ?? 0);
    const names = this.#productWords[symbol.product] ?? [];
    const hinted = names.includes(token) || this.#hints.get(symbol.kind)?.has(token) === true;
    return Math.max(around, hinted ? context : 0);
  }
}

function routeOf(href: string): string {
  const hash = href.indexOf("#");
  return hash < 0 ? href : href.slice(0, hash);
}

function byScore(one: Hit, other: Hit): number {
  return (
    other.score - one.score ||
    // Of two without an end that is not a number, and the next line decides.
    other.fieldScore - one.fieldScore ||
    one.symbol.product - other.symbol.product ||
    one.symbol.name.length - other.symbol.name.length ||
    (one.place.href < other.place.href ? -1 : 1)
  );
}
