import type { SearchPage, SearchProduct } from "../model/page.gen";
import { element } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { kindIcon } from "./kinds.client";
import { recentSearches } from "./recent.client";
import type { RenderedGroup } from "./results.client";
import { renderHit } from "./rows.client";
import { translate } from "./translate.client";
import { recentQuery } from "./markup";

const starts = 5;

/** Groups for an empty query: recent searches, and popular pages. */
export function idleGroups(engine: Engine | undefined): readonly RenderedGroup[] {
  const recent = recentSearches().map(recentGroup);
  const pages = engine === undefined ? [] : [popularGroup(engine)];
  return [{ label: translate("recent"), rows: recent }, ...pages].filter(
    ({ rows }) => rows.length > 0,
  );
}

function recentGroup(query: string): HTMLElement {
  const name = element("span", { class: "s-found-name" }, query);
  const text = element("span", { class: "s-found-text" }, name);
  return element("div", { class: "s-found", [recentQuery]: query }, kindIcon("recent"), text);
}

/**
 * The popular pages of the reader's product, or those that it begins with where none are named. On
 * pages of no product, such as the first one, it is one page of every product: where readers start.
 */
function popularGroup(engine: Engine): RenderedGroup {
  const { index, product } = engine;
  const own = index.products[product];
  // Pages of the whole site belong to a product without a name.
  if (own === undefined || own.name === "") {
    const rows = index.products.flatMap((one, row) =>
      one.name === ""
        ? []
        : [...popularOf(one), ...one.pages]
            .slice(0, 1)
            .map((page) => renderPage(engine, page, row)),
    );
    return { label: translate("start"), rows };
  }
  const popular = popularOf(own);
  const pages = popular.length > 0 ? popular : own.pages.slice(0, starts);
  const label = popular.length > 0 ? translate("popular") : translate("start");
  return { label, rows: pages.map((page) => renderPage(engine, page, product)) };
}

function popularOf({ popular, pages }: SearchProduct): readonly SearchPage[] {
  return popular.map((row) => pages[row]).filter((page) => page !== undefined);
}

function renderPage(engine: Engine, [name, href]: SearchPage, product: number): HTMLElement {
  const place = { parent: "", href };
  const symbol = { kind: "guide", name, product, places: [place], deprecated: false } as const;
  return renderHit({ symbol, place, score: 0, fieldScore: Infinity, loose: false }, "", engine);
}
