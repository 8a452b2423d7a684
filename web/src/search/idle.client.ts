import { element } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { drawIcon } from "./kinds.client";
import { recentSearches } from "./recent.client";
import type { DrawnGroup } from "./results.client";
import { drawHit } from "./rows.client";
import { say } from "./say";

const starts = 5;

/** What is offered while nothing is asked: what was asked before, and where a product starts. */
export function idleGroups(engine: Engine | undefined): readonly DrawnGroup[] {
  const recent = recentSearches().map(drawRecent);
  const start = engine === undefined ? [] : drawStart(engine);
  return [
    { label: say("recent"), rows: recent },
    { label: say("start"), rows: start },
  ].filter(({ rows }) => rows.length > 0);
}

function drawRecent(query: string): HTMLElement {
  const text = element(
    "span",
    { class: "s-found-text" },
    element("span", { class: "s-found-name" }, query),
  );
  return element("div", { class: "s-found", "data-query": query }, drawIcon("recent"), text);
}

/** The first pages of the reader's product, else the first page of every one. */
function drawStart(engine: Engine): HTMLElement[] {
  const { index, product } = engine;
  const own = index.products[product]?.pages
    .slice(0, starts)
    .map((page) => [page, product] as const);
  const first = index.products.flatMap(({ name, pages }, row) =>
    name === "" ? [] : pages.slice(0, 1).map((page) => [page, row] as const),
  );
  return (own ?? first).map(([[name, href], row]) => {
    const place = { parent: "", href };
    const symbol = {
      kind: "guide",
      name,
      product: row,
      places: [place],
      deprecated: false,
    } as const;
    return drawHit({ symbol, place, score: 0, loose: false }, "", engine);
  });
}
