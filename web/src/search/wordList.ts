/**
 * Words in the order in which they came. Most are distinguished from a token by their first letter, and
 * can only have it inside, which is looked for in all of them as one text.
 */
export class WordList {
  private readonly words: string[] = [];
  /** By first letter the rows of words. */
  private readonly begun = new Map<string, number[]>();
  /** By row where the word begins in the text of all. */
  private readonly starts: number[] = [];
  private length = 0;
  private text = "";
  /** How many words the text has. */
  private taken = 0;

  get count(): number {
    return this.words.length;
  }

  add(word: string): void {
    const row = this.words.push(word) - 1;
    this.starts.push(this.length);
    this.length += word.length + 1;
    const letter = word.charAt(0);
    const rows = this.begun.get(letter);
    if (rows === undefined) this.begun.set(letter, [row]);
    else rows.push(row);
  }

  /** Words from a row on that begin as a token does, and with `inside` those that have it inside. */
  like(token: string, from: number, inside: boolean): readonly string[] {
    const begun = this.begun.get(token.charAt(0)) ?? [];
    const rows = new Set(begun.slice(placeOf(from, begun)));
    if (inside) for (const row of this.having(token, from)) rows.add(row);
    return [...rows].sort(byRow).flatMap((row) => this.words[row] ?? []);
  }

  private *having(token: string, from: number): Generator<number> {
    const text = this.textOfAll();
    let at = text.indexOf(token, this.starts[from] ?? text.length);
    while (at >= 0) {
      const row = placeOf(at + 1, this.starts) - 1;
      yield row;
      const next = this.starts[row + 1];
      at = next === undefined ? -1 : text.indexOf(token, next);
    }
  }

  private textOfAll(): string {
    if (this.taken < this.words.length) {
      this.text += `${this.words.slice(this.taken).join("\n")}\n`;
      this.taken = this.words.length;
    }
    return this.text;
  }
}

/** The place of the first number that is not less than another. */
function placeOf(number: number, sorted: readonly number[]): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

function byRow(one: number, other: number): number {
  return one - other;
}
