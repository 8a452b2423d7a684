/** Modules that share a chunk. */
export interface Group {
  name: string;
  kind: "react" | "base" | "provider" | "shared" | "style";
  /** That load it. */
  pages: Set<string>;
  modules: string[];
  /** Bytes before minification. */
  size: number;
  imports: Set<Group>;
}

interface Match {
  partner: Group;
  gain: number;
}

/**
 * What a request costs a reader, in bytes before minification: about 3 KB on the wire. A slow line (1.6 Mbit/s,
 * 150 ms) brings 5 KB in the time that one of six at once takes, less where one connection has them all.
 */
const REQUEST = 12_000;

/**
 * Joins groups as long as the requests that are saved are worth more than the bytes that pages
 * then load in vain. Groups of different kinds stay apart, and no cycle comes about.
 */
export function mergeGroups(groups: readonly Group[]): Group[] {
  const merged = [...groups];
  const matches = new Map(merged.map((group) => [group, bestMatch(group, merged)]));
  for (let group = best(matches); group !== null; group = best(matches)) {
    const partner = matches.get(group)?.partner;
    if (partner === undefined) break;
    join(group, partner, merged);
    merged.splice(merged.indexOf(partner), 1);
    matches.delete(partner);
    rematch(matches, group, partner, merged);
  }
  return merged;
}

function best(matches: Map<Group, Match | null>): Group | null {
  let found = null;
  let gain = 0;
  for (const [group, match] of matches) {
    if (match !== null && match.gain > gain) [found, gain] = [group, match.gain];
  }
  return found;
}

/** Looks again where a join may have changed the best match. */
function rematch(
  matches: Map<Group, Match | null>,
  joined: Group,
  dropped: Group,
  groups: Group[],
) {
  for (const [group, match] of matches) {
    const stale = match !== null && (match.partner === joined || match.partner === dropped);
    if (group === joined || stale) matches.set(group, bestMatch(group, groups));
  }
}

function bestMatch(group: Group, groups: Group[]): Match | null {
  let match: Match | null = null;
  for (const partner of groups) {
    if (partner === group || partner.kind !== group.kind || !mayMerge(group)) continue;
    const least = match?.gain ?? 0;
    // The quick test first: few pairs are worth a look at their imports.
    const outright = gainOf(group, partner);
    if (outright <= least) continue;
    const atMost = outright - importedInVain(group, partner);
    if (atMost <= least) continue;
    const gain = atMost - importedInVain(partner, group);
    if (gain > least && !wouldCycle(group, partner)) match = { partner, gain };
  }
  return match;
}

/** Style sheets are no scripts, and providers bring them: both reach only pages that need them. */
function mayMerge({ kind }: Group) {
  return kind === "base" || kind === "shared";
}

function gainOf(a: Group, b: Group) {
  const [few, many] = a.pages.size < b.pages.size ? [a.pages, b.pages] : [b.pages, a.pages];
  let both = 0;
  for (const page of few) if (many.has(page)) both += 1;
  const inVain = (a.pages.size - both) * b.size + (b.pages.size - both) * a.size;
  return both * REQUEST - inVain;
}

/**
 * What the pages of one group would load for the imports of another, in bytes before minification. What
 * they load already for its own imports is not in vain.
 */
function importedInVain(group: Group, partner: Group) {
  const newcomers = [...group.pages].filter((page) => !partner.pages.has(page));
  if (newcomers.length === 0) return 0;
  const loaded = importsOf(group);
  let bytes = 0;
  for (const one of importsOf(partner)) {
    if (one === group || loaded.has(one)) continue;
    for (const page of newcomers) if (!one.pages.has(page)) bytes += one.size;
  }
  return bytes;
}

/** All that a group imports, at any depth. */
function importsOf(group: Group) {
  const imported = new Set(group.imports);
  for (const one of imported) for (const next of one.imports) imported.add(next);
  return imported;
}

/** Whether one reaches the other by way of a third. */
function wouldCycle(a: Group, b: Group) {
  return reachesAround(a, b) || reachesAround(b, a);
}

function reachesAround(from: Group, to: Group) {
  const found = new Set([...from.imports].filter((group) => group !== to));
  for (const group of found) {
    for (const next of group.imports) {
      if (next === to) return true;
      found.add(next);
    }
  }
  return false;
}

function join(kept: Group, dropped: Group, groups: Group[]) {
  kept.modules.push(...dropped.modules);
  kept.size += dropped.size;
  for (const page of dropped.pages) kept.pages.add(page);
  for (const group of dropped.imports) kept.imports.add(group);
  for (const group of groups) {
    if (group.imports.delete(dropped)) group.imports.add(kept);
  }
  kept.imports.delete(kept);
}
