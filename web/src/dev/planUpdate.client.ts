import { islandSelector } from "../islands/island.client";
import { isFaultReport, updateIsland } from "./updateIsland.client";
import {
  contentsList,
  sideNavigation,
  apiTable,
  demoFrame,
  emotionStyles,
} from "../browser/markup";
import { directiveContent, islandModule, islandPrefix, islandProps } from "../islands/markup";

/** Changes an open page. */
export type Step = () => void;

/** Elements that scripts bound as the page was loaded: a replacement would be dead. */
const held = `[${contentsList}], [${sideNavigation}], [${apiTable}]`;

/** Elements that cannot be added to a page, or removed from it, without their script or style. */
const rooted = `${held}, ${islandSelector}, [${demoFrame}], script, style, link, iframe, template`;

/** Names the styles of prerendered demos; Emotion takes it to the head. */
const styleNames = `:scope > style[${emotionStyles}]`;

/**
 * Returns what brings an open page to its new markup, given the markup that it came with; `null`
 * where only a reload can. What is live and has not changed is left as it is.
 */
export function planUpdate(open: Document, before: Document, after: Document): Step[] | null {
  const steps: Step[] = [];
  const fits =
    planHead(open, before, after, steps) && plan(open.body, before.body, after.body, steps);
  return fits ? steps : null;
}

/** New styles of demos are added, for what is drawn with them; the rest does not change in place. */
function planHead(open: Document, before: Document, after: Document, steps: Step[]): boolean {
  const known = linksOf(before);
  const added = linksOf(after).filter((link) => !known.some((one) => one.isEqualNode(link)));
  if (!added.every((link) => link.getAttribute("href")?.includes("/critical-"))) return false;
  steps.push(() => {
    if (before.title !== after.title) open.title = after.title;
    open.head.append(...added.map((link) => open.importNode(link)));
  });
  return true;
}

function linksOf({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
}

function plan(open: Element, before: Element, after: Element, steps: Step[]): boolean {
  if (before.isEqualNode(after) || after.querySelector(styleNames) !== null) return true;
  if (open.nodeName !== before.nodeName || !isSame(before, after)) return false;
  if (after.matches(islandSelector)) {
    steps.push(() => {
      updateIsland(open as HTMLElement, after as HTMLElement);
    });
    return planContent(open, before, after, steps);
  }
  steps.push(() => {
    updateAttributes(open, before, after);
  });
  return planChildren(open, before, after, steps);
}

/** The content of a directive in an island, which React leaves as it is. */
function planContent(open: Element, before: Element, after: Element, steps: Step[]): boolean {
  const [now, old, next] = [open, before, after].map((one) =>
    one.querySelector(`[${directiveContent}]`),
  );
  return !now || !old || !next || plan(now, old, next, steps);
}

/** Whether two elements stand for the same thing: a live one cannot be given other props. */
function isSame(before: Element, after: Element): boolean {
  const names = [islandModule, islandPrefix, islandProps, demoFrame];
  return (
    before.nodeName === after.nodeName &&
    !before.matches(held) &&
    names.every((name) => before.getAttribute(name) === after.getAttribute(name))
  );
}

function updateAttributes(open: Element, before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) {
    if (!after.hasAttribute(name)) open.removeAttribute(name);
  }
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) open.setAttribute(name, value);
  }
}

/** Elements that cannot be replaced stay, and must be the same; plain ones between them may change freely. */
function planChildren(open: Element, before: Element, after: Element, steps: Step[]): boolean {
  const now = [...open.childNodes].filter((node) => !isFaultReport(node));
  const old = [...before.childNodes];
  const next = [...after.childNodes];
  // Scripts may have added something behind the page; elsewhere it would be in the way.
  const isWhole =
    now.length === old.length || (open.nodeName === "BODY" && now.length > old.length);
  const kept = placesOfRooted(old);
  const keptNext = placesOfRooted(next);
  if (!isWhole || kept.length !== keptNext.length) return false;
  let [from, fromNext] = [0, 0];
  for (const [index, place] of [...kept, old.length].entries()) {
    const placeNext = keptNext[index] ?? next.length;
    const current = now.slice(from, place);
    const run = { open, current, following: now[place] ?? null };
    if (!planRun(run, old.slice(from, place), next.slice(fromNext, placeNext), steps)) return false;
    const [node, nodeBefore, nodeAfter] = [now[place], old[place], next[placeNext]];
    if (node && nodeBefore && nodeAfter && !planNode(node, nodeBefore, nodeAfter, steps)) {
      return false;
    }
    [from, fromNext] = [place + 1, placeNext + 1];
  }
  return true;
}

function placesOfRooted(nodes: readonly ChildNode[]): readonly number[] {
  return nodes.flatMap((node, index) => (isPlain(node) ? [] : [index]));
}

interface Run {
  readonly open: Element;
  readonly current: readonly ChildNode[];
  /** What is behind it. */
  readonly following: ChildNode | null;
}

/** Plain nodes: each becomes its newer form, or all that differ are replaced. */
function planRun(
  { open, current, following }: Run,
  before: readonly ChildNode[],
  after: readonly ChildNode[],
  steps: Step[],
): boolean {
  const start = countEqual(before, after);
  const end = countEqual(before.slice(start).reverse(), after.slice(start).reverse());
  const changed = current.slice(start, before.length - end);
  const old = before.slice(start, before.length - end);
  const next = after.slice(start, after.length - end);
  if (isAlike(old, next)) {
    return next.every((node, index) =>
      planNode(changed[index] as ChildNode, old[index] as ChildNode, node, steps),
    );
  }
  const behind = current[before.length - end] ?? following;
  steps.push(() => {
    for (const node of changed) node.remove();
    for (const node of next) open.insertBefore(open.ownerDocument.importNode(node, true), behind);
  });
  return true;
}

function planNode(open: ChildNode, before: ChildNode, after: ChildNode, steps: Step[]): boolean {
  if (after instanceof Element) {
    return open instanceof Element && plan(open, before as Element, after, steps);
  }
  steps.push(() => {
    open.nodeValue = after.nodeValue;
  });
  return true;
}

function countEqual(some: readonly Node[], others: readonly Node[]): number {
  const index = some.findIndex((node, at) => others[at]?.isEqualNode(node) !== true);
  return index === -1 ? some.length : index;
}

/** Whether each is a newer form of the other at its place. */
function isAlike(some: readonly Node[], others: readonly Node[]): boolean {
  const isSame = some.every(({ nodeName }, index) => nodeName === others[index]?.nodeName);
  return some.length === others.length && isSame;
}

function isPlain(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  return !node.matches(rooted) && node.querySelector(rooted) === null;
}
