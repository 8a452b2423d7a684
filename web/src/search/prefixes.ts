import type { SearchShards } from "../model/page.gen";
import type { WordForms } from "./words";

/** Files that one query asks for, at most: one for each of its words, and some for pairs of them. */
const maxFiles = 12;

/**
 * The files that have the pages with the words of a query, of which the last one may not be whole
 * yet. Keys end with a space where a word does.
 */
export function filesFor(
  tokens: readonly string[],
  shards: SearchShards,
  forms: WordForms,
): readonly string[] {
  const last = tokens.length - 1;
  const keys = tokens.flatMap((token, at) => keysOf(token, at === last, forms));
  const found = [...keys, ...pairsOf(tokens, shards)].map((key) => fileOf(key, shards));
  const named = found.filter((file) => file !== undefined);
  return [...new Set(named)].slice(0, maxFiles);
}

/** A word and its other forms, by what they have in common. */
function keysOf(token: string, isLast: boolean, forms: WordForms): readonly string[] {
  const singular = forms.singular(token);
  const root = forms.root(singular);
  return [
    isLast ? token : `${token} `,
    ...(singular === token ? [] : [`${singular} `]),
    ...(root === token || root === singular ? [] : [root]),
  ];
}

/** Words that too many pages have, each with every other word of the query. */
function* pairsOf(tokens: readonly string[], shards: SearchShards): Generator<string> {
  for (const [at, token] of tokens.entries()) {
    const own = `${token} `;
    if (!isHead(own, shards)) continue;
    for (const [place, other] of tokens.entries()) {
      if (place !== at) yield own + other;
    }
  }
}

function isHead(key: string, { heads }: SearchShards): boolean {
  return heads[placeOf(key, heads)] === key;
}

/** The best pages of a key that too many have, else the shard with all of them. */
function fileOf(key: string, shards: SearchShards): string | undefined {
  const { heads, starts } = shards;
  const head = placeOf(key, heads);
  if (heads[head]?.startsWith(key) === true) return shards.headFiles[head];
  const next = placeOf(key, starts);
  return shards.startFiles[starts[next] === key ? next : next - 1];
}

/** The place of the first key that is not before another. */
function placeOf(key: string, keys: readonly string[]): number {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] ?? "") < key) from = middle + 1;
    else to = middle;
  }
  return from;
}
