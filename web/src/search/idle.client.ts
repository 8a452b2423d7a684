import type { SearchPage } from "../model/page.gen";
import { element } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { drawIcon } from "./kinds.client";
import { recentSearches } from "./recent.client";
import type { DrawnGroup } from "./results.client";
import { drawHit } from "./rows.client";
import { say } from "./say";

const starts = 5;

/** What is offered while nothing is asked: what was asked before, and what most readers come for. */
export function idleGroups(engine: Engine | undefined): readonly DrawnGroup[] {
  const recent = recentSearches().map(drawRecent);
  const pages = engine === undefined ? [] : [drawPages(engine)];
  return [{ label: say("recent"), rows: recent }, ...pages].filter(({ rows }) => rows.length > 0);
}

function drawRecent(query: string): HTMLElement {
  const text = element(
    "span",
    { class: "s-found-text" },
    element("span", { class: "s-found-name" }, query),
  );
  return element("div", { class: "s-found", "data-query": query }, drawIcon("recent"), text);
}

/**
 * The popular pages of the reader's product, or those that it begins with where none are named; elsewhere
 * the first page of every product.
 */
function drawPages(engine: Engine): DrawnGroup {
  const { index, product } = engine;
  const own = index.products[product];
  const popular = own?.popular.map((row) => own.pages[row]).filter((page) => page !== undefined);
  if (popular !== undefined && popular.length > 0) {
    return { label: say("popular"), rows: popular.map((page) => drawPage(engine, page, product)) };
  }
  const first = index.products.flatMap(({ name, pages }, row) =>
    name === "" ? [] : pages.slice(0, 1).map((page) => drawPage(engine, page, row)),
  );
  const begun = own?.pages.slice(0, starts).map((page) => drawPage(engine, page, product));
  return { label: say("start"), rows: begun ?? first };
}

function drawPage(engine: Engine, [name, href]: SearchPage, product: number): HTMLElement {
  const place = { parent: "", href };
  const symbol = { kind: "guide", name, product, places: [place], deprecated: false } as const;
  return drawHit({ symbol, place, score: 0, loose: false }, "", engine);
}
