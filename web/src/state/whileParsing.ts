/** What to do with each element that a selector finds. */
export type Restorers = Readonly<Record<string, (element: HTMLElement) => void>>;

/**
 * Calls a function once for each element that a selector finds, as soon as it is parsed whole and
 * before it is painted.
 */
export function whileParsing(restorers: Restorers): void {
  const done = new WeakSet<Element>();
  const restore = () => {
    for (const [selector, act] of Object.entries(restorers)) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (done.has(element) || !isWhole(element)) continue;
        done.add(element);
        act(element);
      }
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    restore();
    observer.disconnect();
  });
}

/** The parser has left an element when something follows it or one that holds it. */
function isWhole(element: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.nextElementSibling !== null) return true;
  }
  return false;
}
