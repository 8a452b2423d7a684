import type { FoundSymbol, Place } from "./symbols";
import { type WordForms, words } from "./words";

/**
 * The place whose parent has most of what a query says beside the name; where it says no more, the one
 * that is near the reader, if there is one.
 */
export function placeFor(
  { name, places }: FoundSymbol,
  tokens: readonly string[],
  forms: WordForms,
  distanceTo: (place: Place) => number = () => Infinity,
): Place | undefined {
  if (places.length === 1) return places[0];
  const singular = (word: string) => forms.singular(word);
  const rest = besides(name, tokens, forms);
  let best = nearest(places, distanceTo);
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

/** The first of the places that are nearest to the reader. */
function nearest(
  places: readonly Place[],
  distanceTo: (place: Place) => number,
): Place | undefined {
  const distances = places.map((place) => distanceTo(place));
  return places[distances.indexOf(Math.min(...distances))];
}

/** Whether a query that has a name has all of what it is a part of, too, or nothing of it. */
export function isWhole(
  { name, places }: FoundSymbol,
  tokens: readonly string[],
  forms: WordForms,
): boolean {
  const rest = besides(name, tokens, forms);
  const parents = places.filter(({ parent }) => parent !== "").map(({ parent }) => words(parent));
  if (rest.size === 0 || parents.length === 0) return true;
  const has = (part: string) => rest.has(forms.singular(part));
  return parents.some((parts) => parts.every(has) || has(parts.join("")));
}

/** The words of a query that are none of a name. */
function besides(name: string, tokens: readonly string[], forms: WordForms): ReadonlySet<string> {
  const own = new Set(words(name).map((word) => forms.singular(word)));
  return new Set(tokens.map((token) => forms.singular(token)).filter((token) => !own.has(token)));
}
