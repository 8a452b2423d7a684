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
