import type { Look } from "./protocol";

/** Gives the document the look of the page around it. */
export function wear({ documentElement: root }: Document, stage: HTMLElement, look: Look): void {
  root.dataset["colorScheme"] = look.scheme;
  root.dir = look.direction;
  root.toggleAttribute("data-fixed", look.fixed);
  stage.dataset["align"] = look.align;
  stage.style.padding = look.padding;
  stage.style.setProperty("--demo-width", look.width || "100%");
}
