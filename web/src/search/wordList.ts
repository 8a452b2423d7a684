/**
 * Words in the order in which they came. Most are told apart from a token by their first letter, and
 * can only have it inside, which is looked for in all of them as one text.
 */
export class WordList {
  private readonly words: string[] = [];
  /** By first letter the rows of words. */
  private readonly begun = new Map<string, number[]>();
  private text = "";
  /** By row where the word begins in the text. */
  private readonly starts: number[] = [];

  get count(): number {
    return this.words.length;
  }

  add(word: string): void {
    this.words.push(word);
  }

  /** Words from a row on that begin as a token does, and with `inside` those that have it inside. */
  like(token: string, from: number, inside: boolean): readonly string[] {
    this.takeIn();
    const begun = this.begun.get(token.charAt(0)) ?? [];
    const rows = new Set(begun.slice(placeOf(from, begun)));
    if (inside) for (const row of this.having(token, from)) rows.add(row);
    return [...rows].sort(byRow).flatMap((row) => this.words[row] ?? []);
  }

  private *having(token: string, from: number): Generator<number> {
    let at = this.text.indexOf(token, this.starts[from] ?? this.text.length);
    while (at >= 0) {
      const row = placeOf(at + 1, this.starts) - 1;
      yield row;
      const next = this.starts[row + 1];
      at = next === undefined ? -1 : this.text.indexOf(token, next);
    }
  }

  /** Only who is asked looks at words: while they come there are more urgent things. */
  private takeIn(): void {
    const first = this.starts.length;
    if (first === this.words.length) return;
    let start = this.text.length;
    for (let row = first; row < this.words.length; row++) {
      const word = this.words[row] ?? "";
      const letter = word.charAt(0);
      const rows = this.begun.get(letter);
      if (rows === undefined) this.begun.set(letter, [row]);
      else rows.push(row);
      this.starts.push(start);
      start += word.length + 1;
    }
    this.text += `${this.words.slice(first).join("\n")}\n`;
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
