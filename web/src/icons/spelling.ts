import type { Named } from "./iconNames";

/** The word of any icon that is nearest to one that none has, within a slip or two. */
export function nearestWord(term: string, icons: readonly Named[]): string | null {
  const limit = term.length < 4 ? 0 : term.length < 7 ? 1 : 2;
  let best: string | null = null;
  let least = limit + 1;
  for (const word of vocabulary(icons)) {
    if (Math.abs(word.length - term.length) >= least) continue;
    const distance = slips(term, word);
    if (distance < least) [best, least] = [word, distance];
  }
  return best;
}

function vocabulary(icons: readonly Named[]): ReadonlySet<string> {
  return new Set(icons.flatMap(({ own, others }) => [...own, ...others]));
}

/** How many letters are missing, too many, wrong, or swapped with the next. */
export function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
