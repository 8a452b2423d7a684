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

/** What the dialog shows of names. */
export const dialogRoom: Room = { total: 24, perKind: 5 };
/** Names that have only a part of what was asked leave room for texts, which may have it all. */
const looseRoom: Room = { total: 6, perKind: 3 };

/** How much of some hits is shown where there is room for `most`. */
export function roomFor(hits: readonly Hit[], most: Room): Room {
  return hits[0]?.loose === true ? looseRoom : most;
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
