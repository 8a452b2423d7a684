import type { FoundSymbol, Place } from "./symbols";
import { type WordForms, words } from "./words";

/** The place whose parent has most of what a query says beside the name. */
export function placeFor(
  { name, places }: FoundSymbol,
  tokens: readonly string[],
  forms: WordForms,
): Place | undefined {
  if (places.length === 1) return places[0];
  const singular = (word: string) => forms.singular(word);
  const own = new Set(words(name).map(singular));
  const rest = new Set(tokens.map(singular).filter((token) => !own.has(token)));
  let best = places[0];
  let most = 0;
  if (rest.size === 0) return best;
  for (const place of places) {
    const parts = words(place.parent);
    const joined = rest.has(parts.join(""));
    const shared = joined ? parts.length : parts.filter((part) => rest.has(singular(part))).length;
    const fit = (shared === parts.length ? 1 : 0) + (2 * shared) / (parts.length + rest.size);
    if (fit > most) [best, most] = [place, fit];
  }
  return best;
}
