import type { Code } from "./codeText";
import { lengthOf, type Line, width } from "./jsx";

/** How many lines the card has room for. */
const room = 9;

/**
 * How much shows of code that is too long for the card: all, the element with the button that opens
 * it, the element alone, or its tag.
 */
export type Excerpt = "whole" | "element" | "alone" | "tag";

export interface ShownLine {
  readonly line: Line;
  /** Whether the excerpt leaves it out. */
  readonly folded: boolean;
  /** Whether what stands above it is left out, inside of an element. */
  readonly cut: boolean;
}

/** What there is room for of a playground's code. */
export function excerptOf(code: Code): Excerpt {
  const { before, button, open, inside, close, after } = code;
  const element = [...open, ...inside, ...close];
  if (rowsOf([...before, ...button, ...element, ...after]) <= room) return "whole";
  if (rowsOf([...button, ...element]) <= room) return "element";
  return rowsOf(element) <= room ? "alone" : "tag";
}

/** All lines of code; those that an excerpt leaves out are folded. */
export function linesIn(code: Code, excerpt: Excerpt): readonly ShownLine[] {
  const around = excerpt !== "whole";
  const alone = excerpt === "alone" || excerpt === "tag";
  const within = excerpt === "tag";
  return [
    ...code.before.map((line) => shown(line, around)),
    ...code.button.map((line) => shown(line, alone)),
    ...code.open.map((line) => shown(line, false)),
    ...code.inside.map((line) => shown(line, within)),
    ...code.close.map((line) => shown(line, false, within && code.inside.length > 0)),
    ...code.after.map((line) => shown(line, around)),
  ];
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

function shown(line: Line, folded: boolean, cut = false): ShownLine {
  return { line, folded, cut };
}

/** Long lines wrap. */
function rowsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(lengthOf(line) / width)), 0);
}
