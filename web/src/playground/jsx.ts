/** A piece of code of one color. */
interface Token {
  readonly text: string;
  readonly kind?: "keyword" | "string" | "number" | "constant" | "tag" | "punctuation";
}

export type Line = readonly Token[];

/** Letters of a line, as formatters count them; so many fit into the card. */
export const width = 80;
const indent = "  ";

/** An element. */
export interface Node {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly (Node | string)[];
}

export type Attribute = readonly [name: string, value: unknown];

/** The code of an attribute's value that is no plain value. */
export class Expression {
  constructor(readonly text: string) {}
}

/** An export of a module, or its result for some arguments. */
export class Imported {
  constructor(
    readonly of: string,
    readonly given: readonly unknown[] | null,
  ) {}
}

/** A function that draws an element with the props that it is called with. */
export class Render {
  constructor(readonly node: Node) {}
}

/** The lines of an element or a text: its tag, its children, and its end. */
export interface ElementLines {
  readonly open: readonly Line[];
  readonly inside: readonly ElementLines[];
  readonly close: readonly Line[];
}

/** All lines of an element. */
export function flat({ open, inside, close }: ElementLines): readonly Line[] {
  return [...open, ...inside.flatMap(flat), ...close];
}

/** An element, on one line where it fits; then it is all tag. */
export function linesOf(node: Node, depth: number): ElementLines {
  const before = { text: indent.repeat(depth) };
  const open = [before, ...openTag(node, depth)];
  const whole = node.children.length === 0 ? open : [...open, ...inner(node)];
  if (fitsOneLine(node) && lengthOf(whole) <= width) {
    return { open: [whole], inside: [], close: [] };
  }
  const start = lengthOf(open) <= width ? [open] : brokenTag(node, depth);
  if (node.children.length === 0) return { open: start, inside: [], close: [] };
  return {
    open: start,
    inside: node.children.map((child) => childLines(child, depth + 1)),
    close: [[before, ...closeTag(node)]],
  };
}

/** Text beside several props gets a line of its own, as formatters write it. */
function fitsOneLine({ attributes, children }: Node): boolean {
  if (children.length === 0) return true;
  return attributes.length < 2 && children.every((child) => typeof child === "string");
}

function childLines(child: Node | string, depth: number): ElementLines {
  if (typeof child !== "string") return linesOf(child, depth);
  return { open: [[{ text: indent.repeat(depth) }, ...jsxText(child)]], inside: [], close: [] };
}

function inner(node: Node): Line {
  const texts = node.children.filter((child) => typeof child === "string");
  return [...texts.flatMap(jsxText), ...closeTag(node)];
}

function openTag(node: Node, depth: number): Line {
  return [
    mark("<"),
    tag(node.name),
    ...node.attributes.flatMap((one) => [{ text: " " }, ...attribute(one, depth)]),
    mark(end(node)),
  ];
}

function brokenTag(node: Node, depth: number): readonly Line[] {
  const before = indent.repeat(depth);
  return [
    [{ text: before }, mark("<"), tag(node.name)],
    ...node.attributes.map((one) => [{ text: before + indent }, ...attribute(one, depth + 1)]),
    [{ text: before }, mark(end(node).trimStart())],
  ];
}

function closeTag({ name }: Node): Line {
  return [mark("</"), tag(name), mark(">")];
}

function end({ children }: Node): string {
  return children.length === 0 ? " />" : ">";
}

function attribute([name, value]: Attribute, depth: number): Line {
  if (value === true) return [{ text: name }];
  if (typeof value === "string" && /^[^"&\\\n]*$/.test(value)) {
    return [{ text: name }, mark("="), { text: `"${value}"`, kind: "string" }];
  }
  return [{ text: name }, mark("="), mark("{"), ...insideOf(value, depth), mark("}")];
}

function insideOf(value: unknown, depth: number): Line {
  if (value instanceof Expression) return [{ text: value.text }];
  if (value instanceof Imported) return importedTokens(value);
  if (value instanceof Render)
    return [{ text: "(params) => " }, ...elementTokens(value.node, depth)];
  return isNode(value) ? elementTokens(value, depth) : expression(value);
}

function importedTokens({ of, given }: Imported): Line {
  if (given === null) return [{ text: of }];
  return [{ text: of }, mark("("), ...joined(given.map(expression)), mark(")")];
}

/** An element inside of an attribute stays on its line. */
function elementTokens(node: Node, depth: number): Line {
  const children = node.children.flatMap((child) =>
    typeof child === "string" ? jsxText(child) : elementTokens(child, depth),
  );
  const open = openTag(node, depth);
  return node.children.length === 0 ? open : [...open, ...children, ...closeTag(node)];
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "attributes" in value;
}

/** Text that means the same in JSX; anything else is an expression. */
function jsxText(text: string): Line {
  if (/^[^\s{}<>&](?:[^{}<>&\n]*[^\s{}<>&])?$/.test(text) && !/\s{2}/.test(text)) return [{ text }];
  return [mark("{"), ...expression(text), mark("}")];
}

function expression(value: unknown): Line {
  if (typeof value === "string") return [{ text: quoted(value), kind: "string" }];
  if (typeof value === "number") return [{ text: String(value), kind: "number" }];
  if (typeof value === "boolean" || value === null) {
    return [{ text: String(value), kind: "constant" }];
  }
  if (Array.isArray(value)) {
    return [mark("["), ...joined(value.map((one: unknown) => expression(one))), mark("]")];
  }
  const fields = Object.entries(value as object).map(([name, one]: [string, unknown]) => [
    { text: /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name) },
    mark(": "),
    ...expression(one),
  ]);
  return fields.length === 0 ? [mark("{}")] : [mark("{ "), ...joined(fields), mark(" }")];
}

function quoted(text: string): string {
  return text.includes("'") || /[\\\n\r\t]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

function joined(parts: readonly Line[]): Line {
  return parts.flatMap((part, index) => (index === 0 ? part : [mark(", "), ...part]));
}

function tag(text: string): Token {
  return { text, kind: "tag" };
}

function mark(text: string): Token {
  return { text, kind: "punctuation" };
}

export function lengthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}
