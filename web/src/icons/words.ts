import { fill } from "../model/fill";
import type { Word } from "../model/words";

/** What is said of icons while they are searched; `{…}` is filled then. */
export interface IconWords {
  readonly count: string;
  readonly countOne: string;
  readonly found: string;
  readonly foundOne: string;
  readonly none: string;
  readonly nearest: string;
  readonly failed: string;
  readonly svgCopied: string;
  readonly svgDenied: string;
}

export function iconWords(word: Word): IconWords {
  const later = { count: "{count}", query: "{query}", word: "{word}" };
  return {
    count: word("icons.count", later),
    countOne: word("icons.count.one", later),
    found: word("icons.found", later),
    foundOne: word("icons.found.one", later),
    none: word("icons.none", later),
    nearest: word("icons.nearest", later),
    failed: word("icons.failed"),
    svgCopied: word("code.copied"),
    svgDenied: word("icons.copySvg.denied"),
  };
}

/** `2187` as `2,187`. */
export function counted(count: number): string {
  return count.toLocaleString("en");
}

/** Says how many icons there are to see, and why. */
export function resultText(
  words: IconWords,
  { count, query, nearest }: { count: number; query: string; nearest: string | null },
): string {
  const values = { count: counted(count), query, word: nearest ?? "" };
  if (count === 0) return fill(words.none, values);
  if (nearest !== null) return fill(words.nearest, values);
  const [all, found] = count === 1 ? [words.countOne, words.foundOne] : [words.count, words.found];
  return fill(query === "" ? all : found, values);
}
