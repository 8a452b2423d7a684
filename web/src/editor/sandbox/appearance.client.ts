import type { Appearance } from "./messages";
import { shownScheme } from "../../browser/markup";
import { stageAlign } from "../../demo/markup";
import { sandboxFont, fixedHeight } from "./markup";

/** Gives the document the look of the page around it. */
export function applyAppearance(
  document: Document,
  stage: HTMLElement,
  appearance: Appearance,
): void {
  const root = document.documentElement;
  root.setAttribute(shownScheme, appearance.scheme);
  root.dir = appearance.direction;
  root.toggleAttribute(fixedHeight, appearance.fixed);
  stage.setAttribute(stageAlign, appearance.align);
  stage.style.padding = appearance.padding;
  stage.style.setProperty("--demo-width", appearance.width || "100%");
  for (const href of appearance.fonts) useFont(document, href);
}

/** The policy of this document says from where one may come. */
function useFont({ head }: Document, href: string): void {
  const known = [...head.querySelectorAll<HTMLLinkElement>(`link[${sandboxFont}]`)];
  if (known.some((link) => link.href === href)) return;
  const link = head.ownerDocument.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.setAttribute(sandboxFont, "");
  head.append(link);
}
