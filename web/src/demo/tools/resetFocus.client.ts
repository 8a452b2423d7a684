/**
 * Puts the focus just before the first control of a demo, so that the next press of the tab key
 * shows what a reader with a keyboard meets first.
 */
export function focusStage(demo: HTMLElement): void {
  const stage = demo.querySelector<HTMLElement>(".demo-stage");
  if (stage === null) return;
  stage.tabIndex = -1;
  // Otherwise every press beside a control would put the focus there.
  stage.addEventListener("blur", () => stage.removeAttribute("tabindex"), { once: true });
  stage.focus();
}
