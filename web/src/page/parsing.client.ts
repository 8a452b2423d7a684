import { laidOutWhole } from "../browser/markup";
import { parsingMark } from "./markup";

/**
 * Marks the page while parts of it are still to come, for the styles of `shell/parsing.css`.
 *
 * A rule that asks the body whether its last part is there would have browsers look at the whole
 * page again with each part that comes.
 */
export function markParsing(document: Document): void {
  const root = document.documentElement;
  root.setAttribute(parsingMark, "");
  const end = () => {
    root.removeAttribute(parsingMark);
  };
  // All is parsed. DOMContentLoaded would wait for modules as well.
  document.addEventListener("readystatechange", end, { once: true });
}

/**
 * Has a page laid out whole where the browser goes to another place than its top: to the target of the
 * address, or back to where the reader was. Guessed heights would lead elsewhere.
 */
export function layOutWhole({ documentElement }: Document): void {
  const entries: readonly Partial<PerformanceNavigationTiming>[] =
    performance.getEntriesByType("navigation");
  const isAtTop = location.hash === "" && entries.every(({ type }) => type === "navigate");
  if (!isAtTop) documentElement.setAttribute(laidOutWhole, "");
}

/** What a feature restores in the elements that its selector finds, before they are painted. */
export interface Restorer {
  readonly selector: string;
  /** Is called when the element is there, still empty. */
  readonly begun?: (element: HTMLElement) => void;
  /** Is called when the element is parsed. */
  readonly whole?: (element: HTMLElement) => void;
}

/** Calls each function of restorers once for each element; at once in a page that is parsed already. */
export function whileParsing(document: Document, restorers: readonly Restorer[]): void {
  const stages = [once(restorers, "begun", () => true), once(restorers, "whole", isWhole)];
  const restore = () => {
    for (const stage of stages) stage(document);
  };
  if (document.readyState !== "loading") {
    restore();
    return;
  }
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    restore();
    observer.disconnect();
  });
}

function once(
  all: readonly Restorer[],
  stage: "begun" | "whole",
  isReady: (element: Element) => boolean,
): (document: Document) => void {
  const restorers = all.filter((restorer) => restorer[stage]);
  // One look for all of them: a long page is parsed in many parts.
  const selectors = restorers.map(({ selector }) => selector).join();
  const done = new WeakSet<Element>();
  return (document) => {
    for (const element of document.querySelectorAll<HTMLElement>(selectors)) {
      if (done.has(element) || !isReady(element)) continue;
      done.add(element);
      for (const restorer of restorers)
        if (element.matches(restorer.selector)) restorer[stage]?.(element);
    }
  };
}

/** The parser has left an element when something follows it or one that holds it. */
function isWhole(element: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.nextElementSibling !== null) return true;
  }
  return false;
}
