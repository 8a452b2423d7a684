import type { Direction } from "../../settings/preferences.client";

const eventName = "showfloor:beforedirectionchange";

/** Keeps a page from turning until a promise is settled. */
type Wait = (promise: Promise<unknown>) => void;

/**
 * Calls `prepare` when the page is about to be read from right to left: it turns when that is done,
 * so that everything on it turns at once.
 */
export function beforeDirectionChange(prepare: () => Promise<unknown>): void {
  document.addEventListener(eventName, (event) => {
    (event as CustomEvent<Wait>).detail(prepare());
  });
}

/** Asks what is live to prepare itself; resolves when it has, or cannot. */
export async function announceDirectionChange(direction: Direction): Promise<void> {
  if (direction === "ltr") return;
  const waited: Promise<unknown>[] = [];
  const detail: Wait = (promise) => waited.push(promise);
  document.dispatchEvent(new CustomEvent(eventName, { detail }));
  await Promise.allSettled(waited);
}
