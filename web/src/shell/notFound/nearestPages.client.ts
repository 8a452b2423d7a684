import { element } from "../../ui/element.client";
import { searchInput } from "../../search/markup";
import { nearestList, noneFound } from "../markup";

/** A page as `/routes.json` has it: its route and its title. */
export type KnownPage = readonly [route: string, title: string];

/** Below this two addresses have no more in common than any two. */
const minLikeness = 0.35;

/** The pages whose addresses or titles are most like a path, the nearest first. */
export function nearestPages(
  path: string,
  pages: readonly KnownPage[],
  maxPages: number,
): readonly KnownPage[] {
  const asked = partsOf(path);
  return pages
    .map((page) => ({ page, likeness: likenessTo(asked, page) }))
    .filter(({ likeness }) => likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.page[0].localeCompare(b.page[0]))
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** Returns the words of the address that a reader asked for: the end of the path without what all addresses have. */
export function wordsOf(path: string): string {
  const last = partsOf(path).at(-1) ?? "";
  return last
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The end of an address says what a page is about, the rest of it where it is. */
function likenessTo(asked: readonly string[], [route, title]: KnownPage): number {
  const own = partsOf(route);
  const end = asked.at(-1) ?? "";
  const about = Math.max(alike(end, own.at(-1) ?? ""), alike(end, title.toLowerCase()));
  return 0.75 * about + 0.25 * alike(asked.join("/"), own.join("/"));
}

function partsOf(path: string): readonly string[] {
  return decoded(path)
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
}

/** Bytes that are no text become marks of that, as in forms; a plus is no space in a path. */
function decoded(path: string): string {
  return (
    new URLSearchParams(`_=${path.replaceAll("+", "%2B").replaceAll("&", "%26")}`).get("_") ?? ""
  );
}

/** From 0 to 1: how many pairs of letters two words share (the coefficient of Sørensen and Dice). */
function alike(one: string, other: string): number {
  if (one === other) return one === "" ? 0 : 1;
  const [few, many] = [pairsOf(one), pairsOf(other)];
  const total = sum(few) + sum(many);
  if (total === 0) return 0;
  let shared = 0;
  for (const [pair, count] of few) shared += Math.min(count, many.get(pair) ?? 0);
  return (2 * shared) / total;
}

function pairsOf(word: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (let start = 0; start < word.length - 1; start += 1) {
    const pair = word.slice(start, start + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

const most = 5;

/** Lists the pages whose addresses are nearest to a path, and offers to search for its words. */
export function suggestPages(root: Document, path: string, pages: readonly KnownPage[]): void {
  const input = root.querySelector<HTMLInputElement>(`[${searchInput}]`);
  if (input !== null && input.value === "") input.value = wordsOf(path);
  const section = root.querySelector<HTMLElement>(`[${nearestList}]`);
  const nearest = nearestPages(path, pages, most);
  section?.toggleAttribute(noneFound, nearest.length === 0);
  section?.querySelector("ul")?.replaceChildren(...nearest.map(item));
}

function item([href, title]: KnownPage): HTMLElement {
  const address = element("span", { class: "nearest-address", dir: "ltr" }, href);
  return element("li", {}, element("a", { class: "s-text-link", href }, title), " ", address);
}
