/**
 * Marks the page while parts of it are still to come, for the styles of `parsing.css`.
 *
 * A rule that asks the body whether its last part is there would have browsers look at the whole
 * page again with each part that comes.
 */
export function markParsing(document: Document): void {
  const root = document.documentElement;
  root.dataset["parsing"] = "";
  const end = () => {
    delete root.dataset["parsing"];
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
  if (!isAtTop) documentElement.dataset["whole"] = "";
}
