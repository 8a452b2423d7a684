import { analytics } from "../model/analytics";
import { breakable } from "../ui/breakable";
import { element } from "../ui/element.client";
import type { IconFiles } from "./iconFiles.client";
import type { Named } from "./iconNames";
import { iconAt } from "./markup";
import { moveInGrid } from "./moveInGrid";

/** The content of a grid, and its callbacks. */
export interface GridOptions {
  /** The element that scrolls. */
  readonly box: HTMLElement;
  readonly label: string;
  readonly viewBox: string;
  readonly files: IconFiles;
  /** Returns the place of the style in which icons are drawn. */
  readonly style: () => number;
  readonly open: (icon: Named) => void;
}

/** As in the style sheet. */
const cellWidth = 96;
const rowHeight = 104;
/** Time without scrolling, in ms, before icons are loaded: a reader who scrolls past needs none. */
const rest = 60;

/** A grid of any number of icons, of which only the rows in view are in the document. */
export class IconGrid {
  readonly #options: GridOptions;
  readonly #canvas: HTMLElement;
  readonly #rows = new Map<number, HTMLElement>();
  #icons: readonly Named[] = [];
  #columns = 1;
  /** Place of the icon that the Tab key leads to. */
  #current = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: GridOptions) {
    const { box, label } = options;
    this.#options = options;
    this.#canvas = element("div", { role: "grid", "aria-label": label, class: "icons-grid" });
    const waiting = box === document.activeElement;
    box.replaceChildren(this.#canvas);
    // The box could be focused so that keys scroll it; now its cells can.
    for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    if (waiting) queueMicrotask(() => this.focus());
    box.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => {
      if (this.#columns === this.#fitting()) this.#draw();
      else this.#layOut();
    }).observe(box);
    this.#canvas.addEventListener("keydown", (event) => this.#walk(event));
    this.#canvas.addEventListener("click", ({ target }) => {
      const cell = (target as Element).closest(`[${iconAt}]`);
      if (cell !== null) this.#open(Number(cell.getAttribute(iconAt)));
    });
  }

  /** Shows other icons, from the first on. */
  show(icons: readonly Named[]): void {
    this.#icons = icons;
    this.#current = 0;
    this.#options.box.scrollTop = 0;
    this.#layOut();
  }

  /** Focuses the icon that the Tab key leads to. */
  focus(): void {
    if (this.#icons.length > 0) this.#focusAt(this.#current);
  }

  /** Opens an icon by its name, if it is among those shown. */
  openNamed(name: string): void {
    const at = this.#icons.findIndex((icon) => icon.name === name);
    if (at >= 0) this.#open(at);
  }

  #open(at: number): void {
    const icon = this.#icons[at];
    if (icon === undefined) return;
    this.#focusAt(at);
    this.#options.open(icon);
  }

  /** Counts the columns that fit in. */
  #fitting(): number {
    return Math.max(Math.floor(this.#canvas.clientWidth / cellWidth), 2);
  }

  #layOut(): void {
    const focused = this.#canvas.contains(document.activeElement);
    this.#columns = this.#fitting();
    const count = Math.ceil(this.#icons.length / this.#columns);
    this.#canvas.setAttribute("aria-rowcount", String(count));
    this.#canvas.setAttribute("aria-colcount", String(this.#columns));
    this.#canvas.style.setProperty("--columns", String(this.#columns));
    this.#canvas.style.blockSize = `${String(count * rowHeight)}px`;
    this.#canvas.replaceChildren();
    this.#rows.clear();
    this.#draw();
    if (focused) this.focus();
  }

  /** Adds the rows in view, and removes those that are not. */
  #draw(): void {
    const { scrollTop, clientHeight } = this.#options.box;
    const count = Math.ceil(this.#icons.length / this.#columns);
    const [first, end] = visibleRows(scrollTop, clientHeight, { rowHeight, count });
    for (const [index, row] of this.#rows) {
      // A focused cell keeps the focus, wherever the scroll goes.
      if ((index >= first && index < end) || row.contains(document.activeElement)) continue;
      row.remove();
      this.#rows.delete(index);
    }
    for (let index = first; index < end; index += 1) this.#addRow(index);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#load(), rest);
  }

  #addRow(index: number): void {
    if (this.#rows.has(index)) return;
    const first = index * this.#columns;
    const icons = this.#icons.slice(first, first + this.#columns);
    const row = element(
      "div",
      { role: "row", class: "icons-row", "aria-rowindex": String(index + 1) },
      ...icons.map((icon, column) => this.#makeCell(icon, first + column, column)),
    );
    row.style.insetBlockStart = `${String(index * rowHeight)}px`;
    // Rows have the order in the document that they have on the screen.
    const later = [...this.#rows.keys()].filter((other) => other > index);
    this.#canvas.insertBefore(row, this.#rows.get(Math.min(...later)) ?? null);
    this.#rows.set(index, row);
  }

  #makeCell(icon: Named, at: number, column: number): HTMLElement {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", this.#options.viewBox);
    svg.setAttribute("aria-hidden", "true");
    svg.innerHTML = this.#markupOf(icon) ?? "";
    const words = breakable(icon.name).flatMap((word) => [element("wbr"), word]);
    const button = element(
      "button",
      {
        type: "button",
        class: "icons-cell",
        tabindex: at === this.#current ? "0" : "-1",
        [iconAt]: String(at),
        "aria-haspopup": "dialog",
        ...analytics({ eventLabel: icon.name }),
      },
      svg,
      element("span", {}, ...words.slice(1)),
    );
    return element("div", { role: "gridcell", "aria-colindex": String(column + 1) }, button);
  }

  #markupOf(icon: Named): string | undefined {
    return this.#options.files.now(icon, this.#options.style());
  }

  /** Loads and draws the icons in view. */
  #load(): void {
    const { files, style } = this.#options;
    const drawn = [...this.#canvas.querySelectorAll("button")].map(async (button) => {
      const icon = this.#icons[Number(button.getAttribute(iconAt))];
      const svg = button.querySelector("svg");
      if (icon === undefined || svg === null || svg.hasChildNodes()) return;
      svg.innerHTML = await files.load(icon, style());
    });
    Promise.all(drawn).catch(reportError);
  }

  #cellAt(at: number): HTMLElement | null {
    return this.#canvas.querySelector(`[${iconAt}="${String(at)}"]`);
  }

  #focusAt(at: number): void {
    this.#cellAt(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = at;
    this.#addRow(Math.floor(at / this.#columns));
    const cell = this.#cellAt(at);
    cell?.setAttribute("tabindex", "0");
    cell?.focus({ preventScroll: true });
    // The page may have to follow: the box need not be in view as a whole.
    cell?.scrollIntoView({ block: "nearest" });
    this.#draw();
  }

  #walk(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const next = moveInGrid(event, this.#current, {
      count: this.#icons.length,
      columns: this.#columns,
      page: Math.max(Math.floor(this.#options.box.clientHeight / rowHeight) - 1, 1),
      rtl: getComputedStyle(this.#canvas).direction === "rtl",
    });
    if (next === undefined) return;
    event.preventDefault();
    this.#focusAt(next);
  }
}

/** Rows above and below the window that are in the document too, for a smooth scroll. */
const spareRows = 3;

/** The first row that is in view or nearly so, and the one after the last. */
export function visibleRows(
  scrolled: number,
  height: number,
  { rowHeight, count }: { readonly rowHeight: number; readonly count: number },
): readonly [first: number, end: number] {
  const first = Math.floor(scrolled / rowHeight) - spareRows;
  const end = Math.ceil((scrolled + height) / rowHeight) + spareRows;
  return [Math.min(Math.max(first, 0), count), Math.min(end, count)];
}
