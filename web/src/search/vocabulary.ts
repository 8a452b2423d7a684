import { distance } from "./distance";
import { root, singular } from "./words";

/** Words, and who has each. */
export class Vocabulary {
  private readonly owners = new Map<string, number[]>();
  /** What the last tokens matched: a reader who types repeats all tokens but one. */
  private readonly known = new Map<string, readonly Match[]>();

  add(word: string, owner: number): void {
    const owners = this.owners.get(word);
    if (owners === undefined) this.owners.set(word, [owner]);
    else if (owners.at(-1) !== owner) owners.push(owner);
    if (this.known.size > 0) this.known.clear();
  }

  has(word: string): boolean {
    return this.owners.has(word);
  }

  /** The words that a token may mean; those that are only alike count where there is no other. */
  matches(token: string, alike: boolean): readonly Match[] {
    const key = `${alike ? "~" : ""}${token}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = [...this.search(token)];
    const plain = found.some(({ quality }) => quality >= sure);
    const matches = plain || !alike ? found : [...found, ...nearest(this.alike(token))];
    if (this.known.size > 200) this.known.clear();
    this.known.set(key, matches);
    return matches;
  }

  private *search(token: string): Generator<Match> {
    const stem = singular(token);
    for (const [word, owners] of this.owners) {
      const quality = qualityOf(token, stem, word);
      if (quality > 0) yield { word, owners, quality, length: lengthOf(token, word, quality) };
    }
  }

  private *alike(token: string): Generator<Match & { steps: number }> {
    const most = allowed(token.length);
    if (most === 0) return;
    for (const [word, owners] of this.owners) {
      const found = distance(token, word, most);
      if (found === null) continue;
      const whole = found.whole <= found.start + 1;
      const steps = whole ? found.whole : found.start;
      if (steps > most) continue;
      const quality = 0.78 - 0.14 * steps - (whole ? 0 : 0.1);
      yield { word, owners, quality, length: whole ? word.length : token.length, steps };
    }
  }
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

/** From here on a match is meant, not met by chance. */
const sure = 0.6;
/** From here on a token is the word itself, maybe in another number. */
export const exact = 0.95;
/** Another form of the word, such as the verb of a noun. */
const related = 0.9;

function qualityOf(token: string, stem: string, word: string): number {
  if (word === token) return 1;
  if (word === stem || token === `${word}s` || isPlural(word, stem)) return exact;
  if (isRelated(word, token)) return related;
  if (word.startsWith(token)) return sure + (0.3 * token.length) / word.length;
  if (token.length > 2 && word.includes(token)) return 0.35 + (0.1 * token.length) / word.length;
  return 0;
}

/** Words that begin alike may be forms of one; others are not looked at closely. */
function isRelated(word: string, token: string): boolean {
  return (
    word.length > 3 &&
    token.length > 3 &&
    word.slice(0, 4) === token.slice(0, 4) &&
    root(word) === root(token)
  );
}

/** Most words are told apart by their first letter, without a look at their endings. */
function isPlural(word: string, stem: string): boolean {
  return word.charCodeAt(0) === stem.charCodeAt(0) && word.length > 3 && singular(word) === stem;
}

function lengthOf(token: string, word: string, quality: number): number {
  return quality >= related ? word.length : token.length;
}

/** How many slips a word of some length may have. */
function allowed(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

function nearest<T extends { steps: number }>(found: Iterable<T>): T[] {
  const all = [...found];
  const least = Math.min(...all.map(({ steps }) => steps));
  return all.filter(({ steps }) => steps <= least);
}
