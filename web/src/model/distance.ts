/** How far a word is from what was typed, and from the beginning that was typed so far. */
export interface Distance {
  readonly whole: number;
  readonly start: number;
}

/**
 * Counts the letters to put in, take out, change or swap with their neighbor (optimal string
 * alignment) to make `typed` of `word`, and of any beginning of `word`; `null` beyond `most`.
 */
export function distance(typed: string, word: string, most: number): Distance | null {
  if (word.length < typed.length - most || differs(typed, word, most)) return null;
  // A longer word is not meant as a whole, and no beginning of it fits better.
  const columns = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1];
      let steps = Math.min(
        at(above, column) + 1,
        at(here, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        steps = Math.min(steps, at(before, column - 2) + 1);
      }
      here.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return null;
    before = above;
    above = here;
  }
  const start = Math.min(...above.slice(Math.max(typed.length - most, 0)));
  return start > most ? null : { whole: at(above, word.length), start };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

/** A quick look at which letters are typed that the word does not have at all. */
function differs(typed: string, word: string, most: number): boolean {
  let missing = 0;
  for (const letter of typed) {
    if (!word.includes(letter) && ++missing > most) return true;
  }
  return false;
}
