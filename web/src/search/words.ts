/** Text to words, the same way as in the index's own maker (`showfloor.search.words`). */

const innerCapital = /(\p{Ll}|\p{N})(\p{Lu})/gu;
const lastCapital = /(\p{Lu})(\p{Lu}\p{Ll})/gu;
const word = /[\p{L}\p{N}]+/gu;
const plain = /^[\x20-\x7e]*$/;
const notInId = /[^\p{L}\p{N}_\- ]/gu;

/** A text without accents. */
function fold(text: string): string {
  return plain.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The words of a name or a text in small letters: `TextField` is two. */
export function words(text: string): string[] {
  const parted = fold(text).replace(innerCapital, "$1 $2").replace(lastCapital, "$1 $2");
  return parted.toLowerCase().match(word) ?? [];
}

/** A word without the ending of a plural. */
export function singular(one: string): string {
  if (one.length < 4 || !one.endsWith("s") || /(?:ss|us|is)$/.test(one)) return one;
  if (one.endsWith("ies")) return `${one.slice(0, -3)}y`;
  return /(?:s|x|z|ch|sh)es$/.test(one) ? one.slice(0, -2) : one.slice(0, -1);
}

/** What words of one family share: `theming` and `theme`, `install` and `installation`. */
export function root(one: string): string {
  const bare = one.replace(/(?:ing|ation|ed|es|e|s)$/, "");
  return bare.length < 4 ? one : bare;
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
