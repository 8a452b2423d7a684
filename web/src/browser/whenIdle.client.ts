/** Does some work when the page has loaded all that it asks for by itself. */
export function whenLoaded({ readyState, defaultView }: Document, work: () => void): void {
  if (readyState === "complete") work();
  else defaultView?.addEventListener("load", work, { once: true });
}

/** Safari has no `requestIdleCallback`; there the next task has to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 1);
}
