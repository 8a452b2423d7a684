import type { Hit } from "./rank";
import type { Kind } from "./symbols";

/** Hits of one kind. */
export interface Group {
  readonly kind: Kind;
  readonly hits: readonly Hit[];
}

/** How much is shown at once. */
export interface Room {
  /** Of all kinds together. */
  readonly total: number;
  readonly perKind: number;
}

/** Puts hits in groups by kind; the group of the best hit comes first, and so on. */
export function groupHits(hits: readonly Hit[], room: Room): readonly Group[] {
  const groups = new Map<Kind, Hit[]>();
  let left = room.total;
  for (const hit of hits) {
    if (left === 0) break;
    const { kind } = hit.symbol;
    const group = groups.get(kind) ?? [];
    if (group.length === room.perKind) continue;
    groups.set(kind, group);
    group.push(hit);
    left--;
  }
  return [...groups].map(([kind, found]) => ({ kind, hits: found }));
}
