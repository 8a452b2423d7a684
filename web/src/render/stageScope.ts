import postcss, { AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import parser, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";
import { shownScheme } from "../browser/markup.ts";
import {
  background,
  drawn,
  inherited,
  portal,
  type SchemeMarks,
  shellClass,
  stage,
  stageLayer,
} from "../demo/stagePlaces.ts";

export type { SchemeMarks };

/**
 * Keeps the rules of a library on the stages of demos, and on what its components draw on the body.
 *
 * - Rules for the root of a page hold for the stages, in a layer below the shell's rules for these:
 *   what elements inherit, and the background. The rest, such as heights and margins, is for a page that
 *   is the library's own.
 * - Rules without a class or an id hold for what demos draw, and so do those of a class that the
 *   shell has too.
 * - All others stay as they are.
 */
export function scopeToStage(css: Root, marks: SchemeMarks): void {
  css.walkRules((rule) => {
    if (!isOfElements(rule)) return;
    const selectors = selectorsOf(rule).flatMap((selector) => partsOf(selector, marks));
    const ofRoot = selectors.filter((selector) => isRoot(selector, marks));
    addStageRules(
      rule,
      ofRoot.map((selector) => following(selector, marks)),
    );
    const kept = selectors.flatMap((selector) => keptOf(selector, marks));
    if (kept.length > 0) rule.selector = kept.join(",");
    else rule.remove();
  });
}

/** By their text: demos of a family come with the same. */
const scoped = new Map<string, string>();

/** Returns the text of a style sheet of a library as it holds where demos are drawn. */
export function scopedText(css: string, marks: SchemeMarks): string {
  const known = scoped.get(css);
  if (known !== undefined) return known;
  const root = postcss.parse(css);
  scopeToStage(root, marks);
  const text = root.toString();
  scoped.set(css, text);
  return text;
}

/** Has a style sheet follow the color scheme of the site, and nothing else. */
export function followScheme(css: Root, marks: SchemeMarks): void {
  css.walkRules((rule) => {
    if (!isOfElements(rule)) return;
    rule.selector = selectorsOf(rule)
      .map((selector) => following(selector, marks).toString())
      .join(",");
  });
}

/** Nested rules are as far as those around them; the others belong to an animation. */
function isOfElements({ parent }: Rule): boolean {
  return parent?.type !== "rule" && !(isAtRule(parent) && parent.name.endsWith("keyframes"));
}

function isAtRule(node: unknown): node is AtRule {
  return (node as Container | undefined)?.type === "atrule";
}

function selectorsOf(rule: Rule): Selector[] {
  return parser().astSync(rule.selector, { lossless: false }).nodes;
}

/** A choice of the root and of others, `:where(:root, .pine)`, as a selector for each of them. */
function partsOf(selector: Selector, marks: SchemeMarks): Selector[] {
  const [node, ...others] = selector.nodes;
  if (node === undefined || others.length > 0 || !isChoice(node)) return [selector];
  const { value, nodes } = node;
  if (!nodes.some((one) => isRoot(one, marks))) return [selector];
  return nodes.map((one) => {
    const choice = parser.pseudo({ value, nodes: [one.clone()] });
    return parser.selector({ value: "", nodes: [choice] });
  });
}

/** What a rule holds for besides the root of a page. */
function keptOf(selector: Selector, marks: SchemeMarks): string[] {
  // A part of a demo may have a scheme of its own.
  if (isMark(lastOf(selector), marks)) return [withSuffix(selector, ":not(html, body)")];
  if (isRoot(selector, marks)) return [];
  const kept = following(selector, marks);
  return [isAnchored(selector, marks) ? kept.toString() : withSuffix(kept, drawn)];
}

/** A selector which knows the scheme by the attribute of the site too. */
function following(selector: Selector, marks: SchemeMarks): Selector {
  const copy = selector.clone();
  copy.walk((node) => {
    const scheme = schemeOf(node, marks);
    if (scheme === undefined) return;
    const both = `:is(${node.toString().trim()},[${shownScheme}="${scheme}"])`;
    node.replaceWith(parser.pseudo({ value: both }));
  });
  return copy;
}

function schemeOf(node: Node, marks: SchemeMarks): keyof SchemeMarks | undefined {
  if (node.type !== "class" && node.type !== "attribute") return undefined;
  const text = plain(node.toString());
  if (marks.dark.some((mark) => plain(mark) === text)) return "dark";
  return marks.light.some((mark) => plain(mark) === text) ? "light" : undefined;
}

function plain(selector: string): string {
  return selector.replaceAll(/["'\s]/g, "");
}

/** The nodes that tell what a selector matches, without the pseudo-elements at their end. */
function lastOf({ nodes }: Selector): Node[] {
  const start = nodes.findLastIndex(({ type }) => type === "combinator") + 1;
  return nodes.slice(start).filter((node) => !parser.isPseudoElement(node));
}

function isRoot(selector: Selector, marks: SchemeMarks): boolean {
  const last = lastOf(selector);
  return last.some((node) => isRootNode(node, marks)) || isMark(last, marks);
}

function isRootNode(node: Node, marks: SchemeMarks): boolean {
  if (node.type === "tag") return ["html", "body"].includes(node.value.toLowerCase());
  if (node.type !== "pseudo") return false;
  const { value, nodes } = node;
  if ([":root", ":host"].includes(value)) return true;
  return isChoice(node) && nodes.every((one) => isRoot(one, marks));
}

function isMark(nodes: readonly Node[], marks: SchemeMarks): boolean {
  return nodes.length > 0 && nodes.every((node) => isMarkNode(node, marks));
}

function isMarkNode(node: Node, marks: SchemeMarks): boolean {
  if (isChoice(node)) return node.nodes.every(({ nodes }) => isMark(nodes, marks));
  return schemeOf(node, marks) !== undefined;
}

/** Whether it names a class or an id of the library, which no element of the shell has. */
function isAnchored({ nodes }: Selector, marks: SchemeMarks): boolean {
  return nodes.some((node) => {
    if (isChoice(node)) return node.nodes.every((one) => isAnchored(one, marks));
    if (node.type === "class") return !isMarkNode(node, marks) && !shellClass.test(node.value);
    return node.type === "id";
  });
}

function isChoice(node: Node): node is Pseudo {
  return node.type === "pseudo" && [":is", ":where"].includes(node.value);
}

/** Adds to what a selector matches, before its pseudo-elements. */
function withSuffix(selector: Selector, suffix: string): string {
  const { nodes } = selector;
  const end = nodes.findIndex(parser.isPseudoElement);
  const at = end === -1 ? nodes.length : end;
  const text = (some: readonly Node[]) => some.map(String).join("").trim();
  return `${text(nodes.slice(0, at))}${suffix}${text(nodes.slice(at))}`;
}

/** Writes what a rule for the root says to stages, and what is inherited to portals too. */
function addStageRules(rule: Rule, selectors: readonly Selector[]): void {
  if (selectors.length === 0) return;
  const everywhere = stageRule(rule, selectors, `:where(${stage}, ${portal})`, inherited);
  const onStages = stageRule(rule, selectors, `:where(${stage})`, background);
  const place = outermost(rule);
  for (const one of [everywhere, onStages]) {
    if (one.nodes.length > 0) place.parent?.insertBefore(place, inConditions(rule, one));
  }
}

function stageRule(rule: Rule, selectors: readonly Selector[], place: string, of: RegExp): Rule {
  const copy = rule.clone({
    selector: selectors.map((one) => withSuffix(one, ` ${place}`)).join(","),
  });
  copy.each((node) => {
    if (node.type !== "decl" || !of.test(node.prop)) node.remove();
  });
  return copy;
}

/** The media queries and the like around a rule, with another in it; layers of the library count no more. */
function inConditions(rule: Rule, inner: ChildNode): AtRule {
  let node = inner;
  for (let { parent } = rule as ChildNode; isAtRule(parent); { parent } = parent) {
    if (parent.name !== "layer") {
      node = new AtRule({ name: parent.name, params: parent.params, nodes: [node] });
    }
  }
  return new AtRule({ name: "layer", params: stageLayer, nodes: [node] });
}

function outermost(rule: Rule): ChildNode {
  let node: ChildNode = rule;
  while (isAtRule(node.parent)) node = node.parent;
  return node;
}
