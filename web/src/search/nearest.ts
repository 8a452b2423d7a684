import type { Hit } from "./rank";
import type { FoundSymbol } from "./symbols";
import { words } from "./words";

const maxNames = 5;
/** Below this two names have no more in common than any two. */
const minLikeness = 0.3;

/** The symbols whose names are most like a text, those of a product before others. */
export function nearestNames(
  text: string,
  symbols: Iterable<FoundSymbol>,
  product: number,
): readonly Hit[] {
  const asked = pairsOf(words(text.slice(0, 60)).join(""));
  const best = new Map<string, Hit>();
  for (const symbol of symbols) {
    const [place] = symbol.places;
    const name = words(symbol.name).join("");
    const score = likeness(asked, pairsOf(name)) + (symbol.product === product ? 0.05 : 0);
    if (place === undefined || score < minLikeness || score <= (best.get(name)?.score ?? 0))
      continue;
    best.set(name, { symbol, place, score, fieldScore: Infinity, loose: true });
  }
  const sorted = [...best.values()].sort((one, other) => other.score - one.score);
  const places = new Set<string>();
  return sorted
    .filter(({ place: { href } }) => !places.has(href) && places.add(href))
    .slice(0, maxNames);
}

/** From 0 to 1: the share of pairs of letters that two words have in common (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared++;
  return (2 * shared) / (one.size + other.size);
}

function pairsOf(word: string): ReadonlySet<string> {
  return new Set(
    Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)),
  );
}
