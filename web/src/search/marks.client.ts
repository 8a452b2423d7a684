import { breakable } from "../ui/breakable";
import { element } from "../ui/element.client";
import { words } from "./words";

/** A text in pieces: every second one was asked for. */
export type Pieces = readonly string[];

/** Shorter words are inside many others, and are marked where a word begins. */
const short = 3;
const notInside = String.raw`(?<![\p{L}\p{N}])`;

/** Splits a name at the words of a query. Each piece is plain text, never markup. */
export function markedName(name: string, query: string): Pieces {
  const asked = words(query.slice(0, 120)).filter((word) => word.length > 1 || query.length === 1);
  if (asked.length === 0) return [name];
  const pattern = [...new Set([words(query).join(""), ...asked])]
    .sort((one, other) => other.length - one.length)
    .map((word) => (word.length < short ? `${notInside}${word}` : word))
    .join("|");
  return name.split(new RegExp(`(${pattern})`, "iu"));
}

/** Parts an excerpt of Pagefind's: it marks words with tags, and has escaped all others. */
export function markedExcerpt(excerpt: string): Pieces {
  return excerpt
    .split(/<\/?mark>/)
    .map((piece) => piece.replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
}

const leading = 40;

/** Leaves out text long before the first mark, so that it fits into few lines. */
export function fromFirstMark([before = "", ...rest]: Pieces): Pieces {
  if (rest.length === 0 || before.length <= leading) return [before, ...rest];
  const start = before.indexOf(" ", before.length - leading) + 1;
  return [`… ${before.slice(start)}`, ...rest];
}

/** Draws pieces, those that were asked for as marks. */
export function marks(pieces: Pieces): readonly (Node | string)[] {
  return pieces.flatMap((piece, at) => mark(piece, at, [piece]));
}

/** Draws the pieces of a name in code, whose lines may break between its words. */
export function breakableMarks(pieces: Pieces): readonly (Node | string)[] {
  return pieces.flatMap((piece, at) => {
    // Whether a word begins here is seen from the letter before.
    const last = pieces.slice(0, at).join("").slice(-1);
    const [first = "", ...rest] = breakable(last + piece);
    const words = rest.flatMap((word) => [element("wbr"), word]);
    return mark(piece, at, [first.slice(last.length), ...words]);
  });
}

function mark(piece: string, at: number, content: readonly (Node | string)[]) {
  return at % 2 === 0 || piece === "" ? content : [element("mark", {}, ...content)];
}
