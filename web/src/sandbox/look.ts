import type { Look } from "./protocol";

/** Gives the document the look of the page around it. */
export function wear(document: Document, stage: HTMLElement, look: Look): void {
  const root = document.documentElement;
  root.dataset["colorScheme"] = look.scheme;
  root.dir = look.direction;
  root.toggleAttribute("data-fixed", look.fixed);
  stage.dataset["align"] = look.align;
  stage.style.padding = look.padding;
  stage.style.setProperty("--demo-width", look.width || "100%");
  for (const href of look.fonts) useFont(document, href);
}

/** The policy of this document says from where one may come. */
function useFont({ head }: Document, href: string): void {
  const known = [...head.querySelectorAll<HTMLLinkElement>("link[data-font]")];
  if (known.some((link) => link.href === href)) return;
  const link = head.ownerDocument.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.dataset["font"] = "";
  head.append(link);
}
