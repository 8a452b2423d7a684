import { codeShown, foldedState, foldButton } from "./markup";

/** Opens a demo's code, or folds it to what the demo shows when it is folded. */
export function setCode(demo: HTMLElement, open: boolean): void {
  demo.setAttribute(codeShown, open ? "expanded" : (demo.getAttribute(foldedState) ?? "hidden"));
  demo.querySelector(`[${foldButton}]`)?.setAttribute("aria-expanded", String(open));
}

export function isOpen(demo: HTMLElement): boolean {
  return demo.getAttribute(codeShown) === "expanded";
}
