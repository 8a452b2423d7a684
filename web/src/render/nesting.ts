import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";

/** The beginning of a tag, or a comment; React escapes `<` in texts and in attributes. */
const beginning = /<(\/?)([a-z][^\s/>]*)|<!--[\s\S]*?-->/gi;
/** The rest of a tag. */
const rest = /(?:"[^"]*"|'[^']*'|[^"'>])*>/y;
/** Elements whose content is text, whatever signs it has. */
const textOnly = new Set(["script", "style", "textarea", "title", "iframe", "noscript"]);
const withoutEnd = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/**
 * Returns the first pair of elements that React nests and browsers do not, such as `<div>` in `<p>`:
 * a browser closes or moves one of them, and React draws all of it again as it does not find what
 * it wrote. Nothing if there is none.
 *
 * @param markup As React writes it: elements are closed, attributes are quoted.
 */
export function misnested(markup: string): { inner: string; outer: string } | undefined {
  const parents = parsedParents(markup);
  const open: Tag[] = [];
  let textEnds: string | undefined;
  for (const tag of tagsIn(markup)) {
    if (textEnds !== undefined && tag.name !== textEnds) continue;
    if (tag.kind === "end") {
      open.pop();
      textEnds = undefined;
      continue;
    }
    const outer = open.at(-1);
    if (parents.get(tag.start) !== (outer?.start ?? -1))
      return { inner: tag.name, outer: outer?.name ?? "div" };
    if (tag.kind === "closed" || withoutEnd.has(tag.name)) continue;
    open.push(tag);
    if (textOnly.has(tag.name)) textEnds = tag.name;
  }
  return undefined;
}

interface Tag {
  readonly name: string;
  /** `closed` is a tag that ends in `/>`. */
  readonly kind: "start" | "end" | "closed";
  /** Where it begins in the markup. */
  readonly start: number;
}

function tagsIn(markup: string): readonly Tag[] {
  const tags: Tag[] = [];
  beginning.lastIndex = 0;
  for (let found = beginning.exec(markup); found !== null; found = beginning.exec(markup)) {
    const { 1: slash, 2: name, index } = found;
    if (name === undefined) continue; // a comment
    rest.lastIndex = beginning.lastIndex;
    const end = rest.exec(markup)?.[0] ?? "";
    beginning.lastIndex += end.length;
    const kind = slash === "/" ? "end" : end.endsWith("/>") ? "closed" : "start";
    tags.push({ name, kind, start: index });
  }
  return tags;
}

/**
 * Returns where the parent of each element begins, by where the element does, as a browser parses
 * the markup; -1 for the parent of all. An element that the parser has added begins nowhere.
 */
function parsedParents(markup: string): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, start: number) => {
    for (const child of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const own = child.sourceCodeLocation?.startTag?.startOffset ?? Number.NaN;
      if (!parents.has(own)) parents.set(own, start);
      visit("content" in child ? child.content : child, own);
    }
  };
  const context = defaultTreeAdapter.createElement("div", html.NS.HTML, []);
  visit(parseFragment(context, markup, { sourceCodeLocationInfo: true }), -1);
  return parents;
}
