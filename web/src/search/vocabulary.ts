import { distance } from "../model/distance";
import type { SearchRanking } from "../model/page.gen";
import type { WordForms } from "./words";

/** Words, and the owners of each. Owners are counted from 0. */
export class Vocabulary {
  readonly #owners = new Map<string, number[]>();
  /** In the order in which they came. */
  readonly #words: string[] = [];
  /** One more than the last owner. */
  #size = 0;
  /** The matches of the last tokens: a reader who types repeats all tokens but one. */
  readonly #known = new Recent<Plain>(200);
  /** The same where words are alike as well; until a word comes. */
  readonly #likes = new Recent<readonly Match[]>(200);
  readonly #bearing = new Recent<Bearers>(12);

  readonly #rules: SearchRanking;
  readonly #forms: WordForms;

  constructor(rules: SearchRanking, forms: WordForms) {
    this.#rules = rules;
    this.#forms = forms;
  }

  add(word: string, owner: number): void {
    const owners = this.#owners.get(word);
    if (owners === undefined) {
      this.#owners.set(word, [owner]);
      this.#words.push(word);
      this.#likes.clear();
    } else if (owners[owners.length - 1] !== owner) owners.push(owner);
    if (owner >= this.#size) this.#size = owner + 1;
    this.#bearing.clear();
  }

  has(word: string): boolean {
    return this.#owners.has(word);
  }

  /** The words that a token may mean; misspelled ones only if there is no other. */
  matches(token: string, alike: boolean): readonly Match[] {
    const found = this.#plain(token);
    if (!alike || found.some(this.#isPlain)) return found;
    return this.#likes.get(token, () => [...found, ...nearest(this.#alike(token))]);
  }

  /** Whether a token is a word or the beginning of one, and need not be corrected. */
  hasPlain(token: string): boolean {
    return this.#plain(token).some(this.#isPlain);
  }

  readonly #isPlain = ({ quality }: Match): boolean => quality >= this.#rules.qualities.begun;

  /** The owners of words that a token may mean, each with the best of them. */
  bearers(token: string, alike: boolean): Bearers {
    return this.#bearing.get(
      `${alike ? "~" : ""}${token}`,
      () => new Bearers(this.matches(token, alike), this.#size),
    );
  }

  /** The words that a token may mean, of which only those are looked at that came since. */
  #plain(token: string): readonly Match[] {
    const known = this.#known.get(token, () => ({ matches: [], seen: 0 }));
    if (known.seen === this.#words.length) return known.matches;
    const found = this.#search(token, known.seen);
    known.seen = this.#words.length;
    if (found.length > 0) known.matches = [...known.matches, ...found];
    return known.matches;
  }

  #search(token: string, from: number): readonly Match[] {
    const { qualities } = this.#rules;
    const stem = this.#forms.singular(token);
    const found: Match[] = [];
    for (let row = from; row < this.#words.length; row++) {
      const word = this.#words[row] ?? "";
      const quality = this.#quality(token, stem, word);
      const owners = quality > 0 ? this.#owners.get(word) : undefined;
      if (owners === undefined) continue;
      const length = quality >= qualities.related ? word.length : token.length;
      found.push({ word, owners, quality, length });
    }
    return found;
  }

  *#alike(token: string): Generator<Match & { steps: number }> {
    const { limits, qualities } = this.#rules;
    const most = limits.slips.filter((letters) => token.length >= letters).length;
    if (most === 0) return;
    for (const [word, owners] of this.#owners) {
      const found = distance(token, word, most);
      if (found === null) continue;
      const whole = found.whole <= found.start + 1;
      const steps = whole ? found.whole : found.start;
      if (steps > most) continue;
      const quality =
        qualities.misspelled - qualities.slip * steps - (whole ? 0 : qualities.unfinished);
      yield { word, owners, quality, length: whole ? word.length : token.length, steps };
    }
  }

  #quality(token: string, stem: string, word: string): number {
    const { qualities, shortest } = this.#rules;
    if (word.charCodeAt(0) !== token.charCodeAt(0)) return 0;
    if (word === token) return 1;
    if (word === stem || token === `${word}s`) return qualities.exact;
    if (word.length >= shortest && this.#forms.singular(word) === stem) return qualities.exact;
    if (this.#isRelated(word, token)) return qualities.related;
    if (!word.startsWith(token)) return 0;
    return qualities.begun + (qualities.begunShare * token.length) / word.length;
  }

  /** Words that begin alike may be forms of one; others are not looked at closely. */
  #isRelated(word: string, token: string): boolean {
    const { shortest } = this.#rules;
    return (
      word.length >= shortest &&
      token.length >= shortest &&
      word.slice(0, shortest) === token.slice(0, shortest) &&
      this.#forms.root(word) === this.#forms.root(token)
    );
  }
}

/** The matches of a token among the words that had come by then. */
interface Plain {
  matches: readonly Match[];
  seen: number;
}

/** A word that a token may mean. */
export interface Match {
  readonly word: string;
  readonly owners: readonly number[];
  /** From just above 0 to 1, which is the word itself. */
  readonly quality: number;
  /** How many letters of the word it stands for. */
  readonly length: number;
}

/**
 * The owners of words that a token may mean. A list by owner, and not a map: of a large site a short token
 * finds tens of thousands, and each is asked for with every other token of a query.
 */
export class Bearers {
  /** Each once, in the order in which the words were found. */
  readonly all: number[] = [];
  /** By owner the row of its best match, counted from 1. */
  readonly #best: Int32Array;
  readonly #matches: readonly Match[];

  constructor(matches: readonly Match[], size: number) {
    this.#matches = matches;
    this.#best = new Int32Array(size);
    for (const [row, { owners, quality }] of matches.entries()) {
      for (const owner of owners) {
        const before = this.of(owner);
        if (before === undefined) this.all.push(owner);
        if (before === undefined || before.quality < quality) this.#best[owner] = row + 1;
      }
    }
  }

  /** The best match of an owner. */
  of(owner: number): Match | undefined {
    return this.#matches[(this.#best[owner] ?? 0) - 1];
  }
}

/** The owners of words of any of several tokens, each once. */
export function anyOf([first, ...others]: readonly Bearers[]): readonly number[] {
  if (first === undefined) return [];
  if (others.length === 0) return first.all;
  const all = [...first.all];
  const earlier = [first];
  for (const bearers of others) {
    for (const one of bearers.all) if (!hasAny(earlier, one)) all.push(one);
    earlier.push(bearers);
  }
  return all;
}

function hasAny(found: readonly Bearers[], one: number): boolean {
  for (const bearers of found) if (bearers.of(one) !== undefined) return true;
  return false;
}

/** A cache of recent results, cleared when their sources change. */
export class Recent<T> {
  readonly #kept = new Map<string, T>();

  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.#kept.size >= this.#most) this.clear();
    this.#kept.set(key, made);
    return made;
  }

  clear(): void {
    if (this.#kept.size > 0) this.#kept.clear();
  }
}

function nearest<T extends { steps: number }>(found: Iterable<T>): T[] {
  const all = [...found];
  const least = Math.min(...all.map(({ steps }) => steps));
  return all.filter(({ steps }) => steps <= least);
}
