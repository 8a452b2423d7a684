import { analytics } from "../model/analytics";
import { breakable } from "../ui/breakable";
import type { Named } from "./iconNames";

/** A row of the grid; `first` is the place of its first icon among all. */
export function makeRow(
  icons: readonly Named[],
  { index, first, viewBox }: { index: number; first: number; viewBox: string },
): HTMLElement {
  const row = element("div", {
    role: "row",
    class: "icons-row",
    "aria-rowindex": String(index + 1),
  });
  row.append(
    ...icons.map((icon, column) => {
      const cell = element("div", { role: "gridcell", "aria-colindex": String(column + 1) });
      cell.append(makeButton(icon, first + column, viewBox));
      return cell;
    }),
  );
  return row;
}

/** Fills a cell with its icon, if that is loaded and not shown yet; returns whether it is shown. */
export function fillCell(cell: Element, markup: string | undefined): boolean {
  const svg = cell.querySelector("svg");
  if (svg === null || svg.hasChildNodes()) return true;
  if (markup === undefined) return false;
  svg.innerHTML = markup;
  return true;
}

function makeButton(icon: Named, at: number, viewBox: string): HTMLElement {
  const button = element("button", {
    type: "button",
    class: "icons-cell",
    tabindex: "-1",
    "data-at": String(at),
    "aria-haspopup": "dialog",
    ...analytics({ eventLabel: icon.name }),
  });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  const name = element("span", {});
  name.append(
    ...breakable(icon.name).flatMap((part, index) => (index > 0 ? [element("wbr"), part] : [part])),
  );
  button.append(svg, name);
  return button;
}

export function element(tag: string, attributes: Readonly<Record<string, string>> = {}) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
