import type { SearchRanking } from "../model/page.gen";

/** What is known of names, and how many words are read as one. */
export interface KnownWords {
  readonly rules: Pick<SearchRanking, "limits" | "shortest">;
  /** Whether it is a word of a name, or the words of a name without spaces. */
  readonly isName: (text: string) => boolean;
  /** Whether it is a word of a name by itself: of `DataGrid` two are, and not both as one. */
  readonly isWord: (text: string) => boolean;
}

/** Ways to read several words as fewer: all as one, and two that are a known one. */
export function* joined(
  tokens: readonly string[],
  { rules, isName }: KnownWords,
): Generator<string[]> {
  if (tokens.length > 1 && tokens.length <= rules.limits.joined) yield [tokens.join("")];
  if (tokens.length === 2) return;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const pair = tokens.slice(at, at + 2).join("");
    if (isName(pair)) yield [...tokens.slice(0, at), pair, ...tokens.slice(at + 2)];
  }
}

/** A way to read a word as two: a name in small letters is written as one, `piechart`. */
export function* split(
  tokens: readonly string[],
  { rules: { shortest }, isWord }: KnownWords,
): Generator<string[]> {
  for (const [at, token] of tokens.entries()) {
    if (isWord(token)) continue;
    for (let end = shortest - 1; end <= token.length - shortest + 1; end++) {
      const [one, other] = [token.slice(0, end), token.slice(end)];
      if (!isWord(one) || !isWord(other)) continue;
      yield [...tokens.slice(0, at), one, other, ...tokens.slice(at + 1)];
      return;
    }
  }
}
