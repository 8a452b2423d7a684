import { element } from "../ui/element.client";
import { fillCell, makeRow } from "./cells.client";
import { moveInGrid } from "./moveInGrid";
import type { Named } from "./iconNames";

/** The content of a grid, and its callbacks. */
export interface GridOptions {
  /** The element that scrolls. */
  readonly box: HTMLElement;
  readonly label: string;
  readonly viewBox: string;
  /** The markup of an icon if it is loaded. */
  readonly markupOf: (icon: Named) => string | undefined;
  /** Asks for icons; resolves when they are loaded. */
  readonly request: (icons: readonly Named[]) => Promise<void>;
  readonly open: (icon: Named) => void;
}

/** As in the style sheet. */
const cellWidth = 96;
const rowHeight = 104;
/** How long a scroll rests before icons are asked for: a reader who scrolls past needs none. */
const rest = 60;

/**
 * A grid of any number of icons, of which only those in view are in the document. Assistive
 * technology is told how many rows there are, and which ones these are.
 */
export class IconGrid {
  private readonly canvas: HTMLElement;
  private readonly rows = new Map<number, HTMLElement>();
  private icons: readonly Named[] = [];
  private columns = 1;
  /** Of the box; kept, since asking for it would make the browser lay out the page. */
  private height = 0;
  /** The cell that the tab key leads to. */
  private current = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: GridOptions) {
    const { box, label } = options;
    this.canvas = element("div", { role: "grid", "aria-label": label, class: "icons-grid" });
    const waiting = box === document.activeElement;
    box.replaceChildren(this.canvas);
    // Its cells take the focus now, which the box did so that it could be scrolled.
    for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    if (waiting) queueMicrotask(() => this.focus());
    box.addEventListener("scroll", () => this.update(box.scrollTop), { passive: true });
    this.measure();
    new ResizeObserver(this.resized).observe(box);
    this.canvas.addEventListener("keydown", this.walk);
    this.canvas.addEventListener("click", this.click);
  }

  /** Shows other icons, from the first on. */
  show(icons: readonly Named[]): void {
    this.icons = icons;
    this.current = 0;
    this.options.box.scrollTop = 0;
    this.layOut(0);
  }

  focus(): void {
    if (this.icons.length > 0) this.focusAt(this.current);
  }

  /** Opens an icon as if its cell were pressed, if it is among those shown. */
  press(name: string): void {
    const at = this.icons.findIndex((icon) => icon.name === name);
    const icon = this.icons[at];
    if (icon === undefined) return;
    this.focusAt(at);
    this.options.open(icon);
  }

  private layOut(scrolled: number): void {
    const focused = this.canvas.contains(document.activeElement);
    const count = Math.ceil(this.icons.length / this.columns);
    this.canvas.setAttribute("aria-rowcount", String(count));
    this.canvas.setAttribute("aria-colcount", String(this.columns));
    this.canvas.style.setProperty("--columns", String(this.columns));
    this.canvas.style.blockSize = `${String(count * rowHeight)}px`;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    this.update(scrolled);
    if (focused) this.focus();
  }

  private measure(): void {
    this.columns = Math.max(Math.floor(this.canvas.clientWidth / cellWidth), 2);
    this.height = this.options.box.clientHeight;
  }

  private readonly resized = (): void => {
    const { columns } = this;
    this.measure();
    const { scrollTop } = this.options.box;
    if (columns === this.columns) this.update(scrollTop);
    else this.layOut(scrollTop);
  };

  /** Brings in the rows that have come into view, and takes out the others. */
  private update(scrolled: number): void {
    const count = Math.ceil(this.icons.length / this.columns);
    const [first, end] = visibleRows(scrolled, this.height, { rowHeight, count });
    for (const [index, row] of this.rows) {
      // A focused cell keeps the focus, wherever the scroll goes.
      if ((index >= first && index < end) || row.contains(document.activeElement)) continue;
      row.remove();
      this.rows.delete(index);
    }
    for (let index = first; index < end; index += 1) this.requestVisible(index);
    clearTimeout(this.resting);
    this.resting = setTimeout(this.request, rest);
  }

  private requestVisible(index: number): void {
    if (this.rows.has(index)) return;
    const first = index * this.columns;
    const icons = this.icons.slice(first, first + this.columns);
    const row = makeRow(icons, { index, first, viewBox: this.options.viewBox });
    row.style.insetBlockStart = `${String(index * rowHeight)}px`;
    for (const cell of row.querySelectorAll("button")) this.fillCells(cell);
    // Rows are in the document as on the screen, whichever came first.
    const later = [...this.rows.keys()].filter((other) => other > index);
    this.canvas.insertBefore(row, this.rows.get(Math.min(...later)) ?? null);
    this.rows.set(index, row);
    this.mark(this.current, 0);
  }

  private fillCells(cell: HTMLElement): boolean {
    const icon = this.iconOf(cell);
    return icon === undefined || fillCell(cell, this.options.markupOf(icon));
  }

  private readonly request = (): void => {
    const cells = [...this.canvas.querySelectorAll("button")];
    const missing = cells.filter((cell) => !this.fillCells(cell));
    if (missing.length === 0) return;
    const icons = missing.flatMap((cell) => this.iconOf(cell) ?? []);
    this.options.request(icons).then(() => {
      for (const cell of missing) this.fillCells(cell);
    }, reportError);
  };

  private iconOf(cell: HTMLElement): Named | undefined {
    return this.icons[Number(cell.dataset["at"])];
  }

  private mark(at: number, tabIndex: 0 | -1): HTMLElement | null {
    const cell = this.canvas.querySelector<HTMLElement>(`[data-at="${String(at)}"]`);
    if (cell !== null) cell.tabIndex = tabIndex;
    return cell;
  }

  private focusAt(at: number): void {
    const { box } = this.options;
    this.mark(this.current, -1);
    this.current = at;
    const start = Math.floor(at / this.columns) * rowHeight;
    const lowest = start + rowHeight - this.height;
    const scrolled = Math.min(Math.max(box.scrollTop, lowest), start);
    box.scrollTop = scrolled;
    this.update(scrolled);
    const cell = this.mark(at, 0);
    cell?.focus({ preventScroll: true });
    // The page may have to follow: the box need not be in view as a whole.
    cell?.scrollIntoView({ block: "nearest" });
  }

  private readonly walk = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const next = moveInGrid(event, this.current, {
      count: this.icons.length,
      columns: this.columns,
      page: Math.max(Math.floor(this.height / rowHeight) - 1, 1),
      rtl: getComputedStyle(this.canvas).direction === "rtl",
    });
    if (next === undefined) return;
    event.preventDefault();
    this.focusAt(next);
  };

  private readonly click = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
    const icon = cell === null ? undefined : this.iconOf(cell);
    if (cell === null || icon === undefined) return;
    this.mark(this.current, -1);
    this.current = Number(cell.dataset["at"]);
    this.mark(this.current, 0);
    this.options.open(icon);
  };
}

/** Rows above and below the window that are there too, for a calm scroll. */
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
