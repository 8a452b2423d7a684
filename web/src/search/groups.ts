import type { Hit } from "./rank";
import type { Kind } from "./symbols";

/** Hits of one kind. */
export interface Group {
  readonly kind: Kind;
  readonly hits: readonly Hit[];
  /** Sections of a page that come after it, by the page: they are below it, in their order. */
  readonly sections: ReadonlyMap<Hit, readonly Hit[]>;
}

/** How much is shown at once. */
export interface GroupLimits {
  /** Of all kinds together. */
  readonly total: number;
  readonly perKind: number;
}

/** The limits of the dialog for names. */
export const dialogLimits: GroupLimits = { total: 24, perKind: 5 };
/** Names that have only a part of what was asked leave space for texts, which may have it all. */
const looseLimits: GroupLimits = { total: 6, perKind: 3 };

/** How much of some hits is shown where there is space for `most`. */
export function limitsFor(hits: readonly Hit[], most: GroupLimits): GroupLimits {
  return hits[0]?.loose === true ? looseLimits : most;
}

/** Sections that are below one page. */
const sectionsShown = 3;

/**
 * Puts hits in groups by kind; the group of the best hit comes first, and so on. Sections of a page that was
 * found before them are below it, others in a group of their own.
 */
export function groupHits(hits: readonly Hit[], limits: GroupLimits): readonly Group[] {
  const groups = new Map<Kind, Hit[]>();
  const pages = new Map<string, Hit>();
  const sections = new Map<Hit, Hit[]>();
  let left = limits.total;
  for (const hit of hits) {
    if (left === 0) break;
    const page = hit.symbol.kind === "section" ? pages.get(pageOf(hit)) : undefined;
    const list = page === undefined ? listOf(groups, hit.symbol.kind) : listOf(sections, page);
    if (list.length === (page === undefined ? limits.perKind : sectionsShown)) continue;
    if (hit.symbol.kind === "guide") pages.set(pageOf(hit), hit);
    list.push(hit);
    left--;
  }
  return [...groups].map(([kind, found]) => ({ kind, hits: found, sections }));
}

function listOf<K>(lists: Map<K, Hit[]>, key: K): Hit[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function pageOf({ place }: Hit): string {
  return place.href.replace(/#.*/, "");
}
