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

/** Settles when what was drawn is on the screen; a page that nobody sees is not painted. */
export function painted({ hidden }: Document): Promise<void> {
  return new Promise((resolve) => {
    if (hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lets the browser do what waits, such as to answer a reader, before the work goes on. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
