import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";

/** A start or end tag; React escapes these signs in texts and in attributes. */
const tag = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>|<!--[\s\S]*?-->/gi;
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
  const open: { name: string; start: number }[] = [];
  let textEnds: string | undefined;
  for (const { 0: text, 1: slash, 2: name = "", 3: closed, index } of markup.matchAll(tag)) {
    if (text.startsWith("<!--") || (textEnds !== undefined && name !== textEnds)) continue;
    if (slash === "/") {
      open.pop();
      textEnds = undefined;
      continue;
    }
    const outer = open.at(-1);
    if (parents.get(index) !== (outer?.start ?? -1))
      return { inner: name, outer: outer?.name ?? "div" };
    if (closed === "/" || withoutEnd.has(name)) continue;
    open.push({ name, start: index });
    if (textOnly.has(name)) textEnds = name;
  }
  return undefined;
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
      visit("content" in child ? (child as DefaultTreeAdapterTypes.Template).content : child, own);
    }
  };
  const context = defaultTreeAdapter.createElement("div", html.NS.HTML, []);
  visit(parseFragment(context, markup, { sourceCodeLocationInfo: true }), -1);
  return parents;
}
