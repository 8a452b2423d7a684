import type { Code } from "./codeText";
import { type ElementLines, flat, lengthOf, type Line, width } from "./jsx";

/**
 * How much shows of code that is too long for the card: all, the element with the button that opens
 * it, the element alone, or the beginning of each of its parts.
 */
export type Excerpt = "whole" | "element" | "alone" | "beginning";

export interface ShownLine {
  readonly line: Line;
  /** Whether the excerpt leaves it out. */
  readonly folded: boolean;
  /** Whether lines above it are left out, inside of an element. */
  readonly cut: boolean;
}

/** The part of a playground's code that fits into `rows` lines. */
export function excerptOf({ before, button, element, after }: Code, rows: number): Excerpt {
  const lines = flat(element);
  if (rowsOf([...before, ...button, ...lines, ...after]) <= rows) return "whole";
  if (rowsOf([...button, ...lines]) <= rows) return "element";
  return rowsOf(lines) <= rows ? "alone" : "beginning";
}

/** All lines of code; those that an excerpt of `rows` lines leaves out are folded. */
export function linesIn(code: Code, excerpt: Excerpt, rows: number): readonly ShownLine[] {
  const folds = excerpt !== "whole";
  return [
    ...shown(code.before, folds),
    ...shown(code.button, folds && excerpt !== "element"),
    ...(excerpt === "beginning" ? beginning(code.element, rows) : shown(flat(code.element))),
    ...shown(code.after, folds),
  ];
}

/** An element with as many of its children as fit into `rows` lines, the last one shortened. */
function beginning(element: ElementLines, rows: number): readonly ShownLine[] {
  const { open, inside, close } = element;
  if (rowsOf(flat(element)) <= rows) return shown(flat(element));
  const lines: ShownLine[] = [];
  let left = rows - rowsOf(open) - rowsOf(close);
  let cut = false;
  for (const [place, child] of inside.entries()) {
    // A line says what is left out below.
    const ending = place < inside.length - 1 && rowsOf(inside.slice(place).flatMap(flat)) > left;
    const space = left - (ending ? 1 : 0);
    cut ||= shortest(child) > space;
    lines.push(...(cut ? shown(flat(child), true) : beginning(child, space)));
    if (!cut) left -= Math.min(space, rowsOf(flat(child)));
  }
  return [
    ...shown(open),
    ...lines,
    ...shown(close.slice(0, 1), false, cut),
    ...shown(close.slice(1)),
  ];
}

/** How many lines an element takes at least: its tag, a line for its children, its end. */
function shortest(element: ElementLines): number {
  const { open, inside, close } = element;
  const cut = rowsOf(open) + rowsOf(close) + (inside.length > 0 ? 1 : 0);
  return Math.min(cut, rowsOf(flat(element)));
}

/** Heights of the card, in pixels: of all of it, of what is neither stage nor lines, of a line. */
const card = { whole: 448, rest: 122, line: 22 };

/** How high the stage is beside so much code: the card is never higher than its place on a page. */
export function stageHeight(lines: readonly ShownLine[]): number {
  const left = lines.filter(({ folded }) => !folded);
  const rows = rowsOf(left.map(({ line }) => line)) + left.filter(({ cut }) => cut).length;
  return Math.min(200, Math.max(128, card.whole - card.rest - rows * card.line));
}

/** Letters that all lines of an excerpt begin with. */
export function indentOf(lines: readonly ShownLine[]): number {
  const starts = lines
    .filter(({ folded, line }) => !folded && line.length > 0)
    .map(({ line }) => indentOfLine(line));
  return Math.min(...starts);
}

export function indentOfLine(line: Line): number {
  return line
    .map(({ text }) => text)
    .join("")
    .search(/[^ ]|$/);
}

function shown(lines: readonly Line[], folded = false, cut = false): readonly ShownLine[] {
  return lines.map((line) => ({ line, folded, cut }));
}

/** Long lines wrap. */
function rowsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(lengthOf(line) / width)), 0);
}
