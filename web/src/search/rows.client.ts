import { analytics } from "../model/analytics";
import { element } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { inCode, kindIcon } from "./kinds.client";
import { breakableMarks, fromFirstMark, markedExcerpt, markedName, marks } from "./marks.client";
import type { Hit } from "./rank";
import { translate } from "./translate.client";
import type { TextHit } from "./textSearch.client";
import { words } from "./words";
import { familyId, menuKind } from "../ui/markup";

/** Draws a result among the names: what it is called, what it is of, whose it is. */
export function renderHit(hit: Hit, query: string, engine: Engine): HTMLAnchorElement {
  const { symbol, place } = hit;
  const isCode = inCode.has(symbol.kind);
  const name = breakableMarks(markedName(symbol.name, query));
  const about = symbol.kind === "guide" ? engine.describe(place.href) : "";
  return element(
    "a",
    attributes(place.href, "open"),
    kindIcon(symbol.kind),
    element(
      "span",
      { class: "s-found-text" },
      line(isCode ? "s-found-code" : "s-found-name", name, parentOf(hit)),
      about && aboutLine(marks(markedName(about, query))),
      place.type && element("span", { class: "s-found-type", dir: "ltr" }, place.type),
    ),
    productOf(symbol.product, engine),
  );
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
  const { href, title, heading, excerpt } = hit;
  return element(
    "a",
    attributes(href, "text"),
    kindIcon("text"),
    element(
      "span",
      { class: "s-found-text" },
      line("s-found-name", [heading ?? title], heading === null ? "" : title),
      excerptLine(excerpt),
    ),
    productOf(hit.product, engine),
  );
}

/** Shows the line of a page that has more of the query than what the page says of itself. */
export function showLine(row: HTMLElement, { excerpt }: TextHit): void {
  const about = row.querySelector(".s-found-about");
  const text = excerptLine(excerpt);
  if (about !== null && markedWords(text) > markedWords(about)) about.replaceWith(text);
}

function markedWords(element: Element): number {
  const marked = [...element.querySelectorAll("mark")].flatMap((mark) => words(mark.textContent));
  return new Set(marked).size;
}

function attributes(href: string, eventAction: "open" | "text") {
  return { class: "s-found", href, ...analytics({ eventAction, eventLabel: "{href}" }) };
}

function line(name: string, content: readonly (Node | string)[], parent: string): HTMLElement {
  return element(
    "span",
    { class: "s-found-line" },
    element("span", { class: name }, ...content),
    parent && " ",
    parent && element("span", { class: "s-found-of" }, parent),
  );
}

function aboutLine(content: readonly (Node | string)[]): HTMLElement {
  return element("span", { class: "s-found-about", dir: "auto" }, ...content);
}

function excerptLine(excerpt: string): HTMLElement {
  return aboutLine(marks(fromFirstMark(markedExcerpt(excerpt))));
}

function parentOf({ symbol, place }: Hit): string {
  const others = symbol.places.length - 1;
  if (others === 0) return place.parent;
  return translate("more", { parent: place.parent, count: others });
}

function productOf(product: number, engine: Engine): HTMLElement | undefined {
  const { id, name, status } = engine.index.products[product] ?? {};
  if (id === undefined || !name) return undefined;
  const label = status ? `${name} · ${status}` : name;
  return element("span", { class: "s-found-product", [familyId]: id }, markOf(id), label);
}

/** The mark of a product, as the header has it for every product that it leads to. */
function markOf(family: string): Node | undefined {
  const selector = `[${menuKind}=products] [${familyId}="${CSS.escape(family)}"] .s-mark`;
  return document.querySelector(selector)?.cloneNode(true);
}
