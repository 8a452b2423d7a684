/**
 * Loads the document anew in which a framed demo stands, so that it is scrolled as at first too. A
 * new frame leaves no trace in the history of the window.
 */
export function restartWindow(demo: HTMLElement): void {
  const frame = demo.querySelector(".demo-window:not(.demo-sandbox)");
  frame?.replaceWith(frame.cloneNode());
}
