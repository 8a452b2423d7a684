import { analytics } from "../model/analytics";
import { breakable } from "../ui/breakable";
import { element } from "../ui/element.client";
import type { Named } from "./iconNames";

/** A row of the grid; `first` is the place of its first icon among all. */
export function makeRow(
  icons: readonly Named[],
  { index, first, viewBox }: { index: number; first: number; viewBox: string },
): HTMLElement {
  const cells = icons.map((icon, column) => {
    const button = makeButton(icon, first + column, viewBox);
    return element("div", { role: "gridcell", "aria-colindex": String(column + 1) }, button);
  });
  const place = { class: "icons-row", "aria-rowindex": String(index + 1) };
  return element("div", { role: "row", ...place }, ...cells);
}

/** Fills a cell with its icon, if that is loaded and not shown yet; returns whether it is shown. */
export function fillCell(cell: Element, markup: string | undefined): boolean {
  const svg = cell.querySelector("svg");
  if (svg === null || svg.hasChildNodes()) return true;
  if (markup === undefined) return false;
  svg.innerHTML = markup;
  return true;
}

function makeButton({ name }: Named, at: number, viewBox: string): HTMLElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  const words = breakable(name).flatMap((word, index) => [index > 0 ? element("wbr") : "", word]);
  return element(
    "button",
    {
      type: "button",
      class: "icons-cell",
      tabindex: "-1",
      "data-at": String(at),
      "aria-haspopup": "dialog",
      ...analytics({ eventLabel: name }),
    },
    svg,
    element("span", {}, ...words),
  );
}
