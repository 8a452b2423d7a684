import type { SearchRanking } from "../model/page.gen";

/** Text to words, the same way as in the index's own maker (`showfloor.search.words`). */

const innerCapital = /(\p{Ll}|\p{N})(\p{Lu})/gu;
const lastCapital = /(\p{Lu})(\p{Lu}\p{Ll})/gu;
const word = /[\p{L}\p{N}]+/gu;
/** Most texts are of these letters alone, and most of those without a capital inside of a word. */
const plain = /^[\x20-\x7e]*$/;
const parted = /[0-9a-z][A-Z]|[A-Z][A-Z][a-z]/;
const plainWord = /[0-9a-z]+/g;
const single = /^[0-9a-z]+$/;
const notInId = /[^\p{L}\p{N}_\- ]/gu;

/** A text without accents. */
function fold(text: string): string {
  return plain.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a name or a text in small letters: `TextField` is two. */
export function words(text: string): string[] {
  if (single.test(text)) return [text];
  if (plain.test(text) && !parted.test(text)) return text.toLowerCase().match(plainWord) ?? [];
  const spaced = fold(text).replace(innerCapital, "$1 $2").replace(lastCapital, "$1 $2");
  return spaced.toLowerCase().match(word) ?? [];
}

/** Reduces the forms of a word to their common part, by the rules of an index. */
export class WordForms {
  /** Last letters of plurals: most words are distinguished by them. */
  readonly #last: ReadonlySet<string>;
  readonly #rules: Pick<SearchRanking, "plurals" | "endings" | "shortest">;

  constructor(rules: Pick<SearchRanking, "plurals" | "endings" | "shortest">) {
    this.#rules = rules;
    this.#last = new Set(rules.plurals.map(([ending]) => ending.slice(-1)));
  }

  /** A word without the ending of a plural. */
  singular(one: string): string {
    const { plurals, shortest } = this.#rules;
    if (one.length < shortest || !this.#last.has(one.slice(-1))) return one;
    const rule = plurals.find(([ending]) => one.endsWith(ending));
    return rule === undefined ? one : one.slice(0, -rule[0].length) + rule[1];
  }

  /** Returns the part that words of one family share: `theming` and `theme`, `install` and `installation`. */
  root(one: string): string {
    const { endings, shortest } = this.#rules;
    const ending = endings.find((each) => one.endsWith(each)) ?? "";
    const stem = one.slice(0, one.length - ending.length);
    return stem.length < shortest ? one : stem;
  }
}

/** The id that a heading has unless its author gave it another. */
export function headingId(text: string): string {
  return text.trim().toLowerCase().replace(notInId, "").replaceAll(" ", "-");
}

const notInAnchor = /[^\p{L}\p{N}_.-]+/gu;

/** The id of a part of an entry: `anchor("button", "prop", "color")`. */
export function anchor(slug: string, part: string, name: string): string {
  return `${slug}-${part}-${name.replace(notInAnchor, "-")}`;
}
