import type { SearchRanking } from "../model/page.gen";
import { type WordForms, words } from "./words";

/** Symbols by words that are not their names, which count less than any name. */
export class Synonyms {
  readonly #owners = new Map<string, number[]>();
  /** Words of a query that say what kind of thing is meant. */
  readonly #hints: ReadonlySet<string>;
  readonly #rules: SearchRanking;
  readonly #forms: WordForms;

  constructor(rules: SearchRanking, forms: WordForms) {
    this.#rules = rules;
    this.#forms = forms;
    this.#hints = new Set(rules.hints["icon"]);
  }

  /** Takes in what a symbol is called; a query may say parts of its name as well. */
  add(symbol: number, name: string, synonyms: string): void {
    if (synonyms === "") return;
    for (const word of new Set([...words(name), ...words(synonyms)])) {
      const owners = this.#owners.get(word);
      if (owners === undefined) this.#owners.set(word, [symbol]);
      else owners.push(symbol);
    }
  }

  /** The symbols that every token names, with what that is worth. */
  *scores(tokens: readonly string[]): Generator<[number, number]> {
    const significant = tokens.filter((token) => !this.#hints.has(token));
    const [first, ...others] = significant.map((token) => this.#found(token));
    for (const [symbol, score] of first ?? []) {
      const scores = [score, ...others.map((one) => one.get(symbol) ?? 0)];
      if (!scores.includes(0)) yield [symbol, Math.min(...scores)];
    }
  }

  #found(token: string): Map<number, number> {
    const { limits, weights } = this.#rules;
    const singular = this.#forms.singular(token);
    const found = new Map<number, number>();
    for (const [word, owners] of this.#owners) {
      if (word === token || word === singular) {
        for (const owner of owners) found.set(owner, weights.synonym);
      } else if (token.length >= limits.begunSynonym && word.startsWith(token)) {
        for (const owner of owners) {
          if (!found.has(owner)) found.set(owner, weights.synonymBegun);
        }
      }
    }
    return found;
  }
}
