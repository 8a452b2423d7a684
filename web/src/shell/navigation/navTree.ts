import type { NavNode } from "../../model/page.gen";
import type { MessageKey } from "../../model/messages";

/** Trees with more links than this are not written whole into every page. */
export const wholeTreeLimit = 400;

/** In such trees, groups with more children than this are cut to a window around the page. */
const windowSize = 120;

export function isGroup(node: NavNode): boolean {
  return node.children.length > 0;
}

/** All links of a tree, in reading order. */
export function linksOf(nodes: readonly NavNode[]): readonly NavNode[] {
  return nodes.flatMap((node) => (isGroup(node) ? linksOf(node.children) : [node]));
}

/** The links that lead to each page, by its route: a page may have one for each of its parts. */
export function linksByPage(links: readonly NavNode[]): ReadonlyMap<string, readonly NavNode[]> {
  const byPage = new Map<string, NavNode[]>();
  for (const link of links) {
    const route = link.pathname.split("#", 1)[0] ?? "";
    const known = byPage.get(route);
    if (known === undefined) byPage.set(route, [link]);
    else known.push(link);
  }
  return byPage;
}

/** The first page at or below a node. */
export function firstPage(node: NavNode): NavNode {
  const [first] = node.children;
  return first === undefined ? node : firstPage(first);
}

/** Where a page is: its route, and the pathnames of the groups that hold it. */
export interface Here {
  readonly route: string;
  /** Whether the route is that of a page above, as the page itself has no link. */
  readonly isAbove?: boolean;
  readonly parents: ReadonlySet<string>;
}

/** Where a page is that may have no link: the page above it that has one is the nearest. */
export function nearestPlace(here: Here, byPage: ReadonlyMap<string, unknown>): Here {
  let { route } = here;
  while (!byPage.has(route)) {
    route = route.slice(0, route.lastIndexOf("/", route.length - 2) + 1);
    if (route === "/" || route === "") return here;
  }
  return route === here.route ? here : { ...here, route, isAbove: true };
}

export function holdsPage(node: NavNode, here: Here): boolean {
  return isGroup(node) ? here.parents.has(node.pathname) : leadsTo(node.pathname, here.route);
}

function leadsTo(pathname: string, route: string): boolean {
  return pathname === route || pathname.startsWith(`${route}#`);
}

/** The part of a long list that is shown: as many as `windowSize`, the page in their middle. */
export function windowAround(nodes: readonly NavNode[], here: Here): readonly NavNode[] {
  if (nodes.length <= windowSize) return nodes;
  const active = Math.max(
    0,
    nodes.findIndex((node) => holdsPage(node, here)),
  );
  const start = Math.min(Math.max(0, active - windowSize / 2), nodes.length - windowSize);
  return nodes.slice(start, start + windowSize);
}

/** The words that mark a node, most important first. */
export function badgesOf(node: NavNode): readonly MessageKey[] {
  const flags: readonly (readonly [boolean, MessageKey])[] = [
    [node.deprecated, "badge.deprecated"],
    [node.legacy, "badge.legacy"],
    [node.planned, "badge.planned"],
    [node.unstable, "badge.unstable"],
    [node.beta, "badge.beta"],
    [node.newFeature, "badge.new"],
  ];
  const marks = flags.filter(([set]) => set).map(([, key]) => key);
  return node.plan === null ? marks : [...marks, `plan.${node.plan}`];
}
