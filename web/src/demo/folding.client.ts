/** Opens a demo's code, or folds it to what the demo shows when it is folded. */
export function setCode(demo: HTMLElement, open: boolean): void {
  demo.dataset["code"] = open ? "expanded" : (demo.dataset["folded"] ?? "hidden");
  demo.querySelector("[data-fold]")?.setAttribute("aria-expanded", String(open));
}

export function isOpen({ dataset }: HTMLElement): boolean {
  return dataset["code"] === "expanded";
}
