import { analytics } from "../model/analytics";
import { element } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { kindIcon, inCode } from "./kinds.client";
import { appendName, appendPieces, fromFirstMark, markedExcerpt, markedName } from "./marks.client";
import type { Hit } from "./rank";
import { translate } from "./translate";
import type { TextHit } from "./textSearch.client";

/** Draws a result among the names: what it is called, what it is of, whose it is. */
export function renderHit(hit: Hit, query: string, engine: Engine): HTMLAnchorElement {
  const { symbol, place } = hit;
  const name = element("span", {
    class: inCode.has(symbol.kind) ? "s-found-code" : "s-found-name",
  });
  appendName(name, markedName(symbol.name, query));
  const line = element("span", { class: "s-found-line" }, name);
  const parent = parentOf(hit);
  if (parent !== "") line.append(" ", element("span", { class: "s-found-of" }, parent));
  const text = element("span", { class: "s-found-text" }, line);
  const about = symbol.kind === "guide" ? engine.describe(place.href) : "";
  if (about !== "") {
    const said = element("span", { class: "s-found-about", dir: "auto" });
    appendPieces(said, markedName(about, query));
    text.append(said);
  }
  const { type = "" } = place;
  if (type !== "") text.append(element("span", { class: "s-found-type", dir: "ltr" }, type));
  const row = element(
    "a",
    {
      class: "s-found",
      href: place.href,
      ...analytics({ eventAction: "open", eventLabel: "{href}" }),
    },
    kindIcon(symbol.kind),
    text,
  );
  addProduct(row, symbol.product, engine);
  return row;
}

/** Draws a section below its page: what the page says of itself is read there. */
export function renderSectionHit(hit: Hit, query: string, engine: Engine): HTMLAnchorElement {
  const row = renderHit(hit, query, engine);
  row.classList.add("s-found-below");
  row.querySelector(".s-found-of")?.classList.add("visually-hidden");
  row.querySelector(".s-found-product")?.remove();
  return row;
}

/** Draws a result in the text of a page, under the heading that it is below. */
export function renderTextHit(hit: TextHit, engine: Engine): HTMLAnchorElement {
  const line = element("span", { class: "s-found-line" });
  line.append(element("span", { class: "s-found-name" }, hit.heading ?? hit.title));
  if (hit.heading !== null) line.append(" ", element("span", { class: "s-found-of" }, hit.title));
  const about = element("span", { class: "s-found-about", dir: "auto" });
  appendPieces(about, fromFirstMark(markedExcerpt(hit.excerpt)));
  const text = element("span", { class: "s-found-text" }, line, about);
  const row = element(
    "a",
    {
      class: "s-found",
      href: hit.href,
      ...analytics({ eventAction: "text", eventLabel: "{href}" }),
    },
    kindIcon("text"),
    text,
  );
  addProduct(row, hit.product, engine);
  return row;
}

function parentOf({ symbol, place }: Hit): string {
  const others = symbol.places.length - 1;
  if (others === 0) return place.parent;
  return translate("more", { parent: place.parent, count: String(others) });
}

function addProduct(row: Element, product: number, engine: Engine): void {
  const { id, name } = engine.index.products[product] ?? {};
  if (id === undefined || !name) return;
  const whose = element("span", { class: "s-found-product", "data-family": id });
  whose.append(...markOf(id), name);
  row.append(whose);
}

/** The mark of a product, as the header has it for every product that it leads to. */
function markOf(family: string): readonly Node[] {
  const mark = document.querySelector(
    `[data-menu=products] [data-family="${CSS.escape(family)}"] .s-mark`,
  );
  return mark === null ? [] : [mark.cloneNode(true)];
}
