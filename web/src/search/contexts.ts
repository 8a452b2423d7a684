import type { SearchRanking } from "../model/page.gen";
import { type Bearers, Vocabulary } from "./vocabulary";
import { type WordForms, words } from "./words";

/** The words around names, such as the headings of a page: many symbols share one context. */
export class Contexts {
  readonly #words: Vocabulary;
  /** By symbol the number of its context, from 1; 0 for none. */
  readonly #numbers: number[] = [];
  /** The context that was taken in last, and how many there are. */
  #last: readonly string[] = [];
  #count = 0;
  readonly #parts = new Map<string, readonly string[]>();

  constructor(rules: SearchRanking, forms: WordForms) {
    this.#words = new Vocabulary(rules, forms);
  }

  add(symbol: number, context: readonly string[]): void {
    this.#numbers[symbol] = this.#numberOf(context);
  }

  /** The number of a symbol's context. */
  of(symbol: number): number {
    return this.#numbers[symbol] ?? 0;
  }

  /** The contexts that have a word, by their numbers. */
  bearers(token: string): Bearers {
    return this.#words.bearers(token, false);
  }

  /** Symbols that share a context come one after the other. */
  #numberOf(context: readonly string[]): number {
    if (context.length === 0) return 0;
    if (context === this.#last) return this.#count;
    this.#last = context;
    const number = ++this.#count;
    for (const text of context) {
      for (const part of this.#partsOf(text)) this.#words.add(part, number);
    }
    return number;
  }

  /** The words of a text, and the text as one word; the parts of a component share its name. */
  #partsOf(text: string): readonly string[] {
    const known = this.#parts.get(text);
    if (known !== undefined) return known;
    const parts = words(text);
    if (parts.length > 1) parts.push(parts.join(""));
    this.#parts.set(text, parts);
    return parts;
  }
}
