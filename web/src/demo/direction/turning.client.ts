import type { Direction } from "../../settings/choices.client";

const turning = "showfloor:turning";

/** Keeps a page from turning until a promise is settled. */
type Wait = (promise: Promise<unknown>) => void;

/**
 * Calls `prepare` when the page is about to be read from right to left: it turns when that is done,
 * so that everything on it turns at once.
 */
export function onTurning(prepare: () => Promise<unknown>): void {
  document.addEventListener(turning, (event) => {
    (event as CustomEvent<Wait>).detail(prepare());
  });
}

/** Asks what is live to prepare itself; resolves when it has, or cannot. */
export async function prepareLive(direction: Direction): Promise<void> {
  if (direction === "ltr") return;
  const waited: Promise<unknown>[] = [];
  const detail: Wait = (promise) => waited.push(promise);
  document.dispatchEvent(new CustomEvent(turning, { detail }));
  await Promise.allSettled(waited);
}
