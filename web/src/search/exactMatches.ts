import type { Hit } from "./rank";
import { words } from "./words";

/**
 * The first hits that are called just as it was asked, all of one kind. Names that are still to come
 * are not put before them, but for the rare case where a heading on the same page fits better.
 */
export function exactMatches(hits: readonly Hit[], query: string): readonly Hit[] {
  const asked = words(query).join("");
  const [best] = hits;
  const group = hits.filter(({ symbol }) => symbol.kind === best?.symbol.kind);
  const other = group.findIndex(
    ({ symbol, loose }) => loose || words(symbol.name).join("") !== asked,
  );
  return other < 0 ? group : group.slice(0, other);
}
