import { demoFrame } from "../browser/markup";

/** Told on the frame of a demo when a reader wants it as it was at first. */
export const resetEvent = "showfloor:reset";

/** Calls `listener` when the demo that holds `element` is reset; the answer ends that. */
export function onReset(element: HTMLElement, listener: () => void): () => void {
  const frame = element.closest(`[${demoFrame}]`);
  frame?.addEventListener(resetEvent, listener);
  return () => {
    frame?.removeEventListener(resetEvent, listener);
  };
}
