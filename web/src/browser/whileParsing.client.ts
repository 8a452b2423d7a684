/** The function for each element that a selector finds. */
export type Restorers = Readonly<Record<string, (element: HTMLElement) => void>>;

/**
 * Calls a function once for each element that a selector finds, before it is painted: those of
 * `begun` as soon as the element is there, still empty, and those of `whole` when it is parsed. In a page
 * that is parsed already all are called at once.
 */
export function whileParsing({ begun, whole }: Record<Stage, Restorers>): void {
  const stages = [once(begun, () => true), once(whole, isWhole)];
  const restore = () => {
    for (const stage of stages) stage();
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

type Stage = "begun" | "whole";

function once(restorers: Restorers, isReady: (element: Element) => boolean): () => void {
  const entries = Object.entries(restorers);
  // One look for all of them: a long page is parsed in many parts.
  const selectors = Object.keys(restorers).join();
  const done = new WeakSet<Element>();
  return () => {
    for (const element of document.querySelectorAll<HTMLElement>(selectors)) {
      if (done.has(element) || !isReady(element)) continue;
      done.add(element);
      for (const [selector, act] of entries) if (element.matches(selector)) act(element);
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
