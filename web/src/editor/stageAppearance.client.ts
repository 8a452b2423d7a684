import type { Appearance } from "./sandbox/messages";

/** Set on a stage while a frame covers it. */
export const covered = "data-sandboxed";

/** How a stage looks, for the frame that replaces its content. */
export function appearanceOf(stage: HTMLElement): Appearance {
  const root = stage.ownerDocument.documentElement;
  return {
    scheme: root.dataset["colorScheme"] ?? "light",
    direction: root.dir,
    padding: paddingOf(stage),
    align: stage.dataset["align"] ?? "",
    width: isFramed(stage) ? "" : getComputedStyle(stage).getPropertyValue("--demo-width"),
    fixed: isFramed(stage),
    fonts: fontsOf(stage.ownerDocument),
  };
}

/** `shell/head/Head.tsx` links them, the site's own files or those of the host that it sets. */
function fontsOf(page: Document): string[] {
  const sheets = page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][data-late]");
  return [...sheets].map(({ href }) => href);
}

/** Whether the demo has a window with its own height. */
export function isFramed(stage: HTMLElement): boolean {
  return stage.dataset["framed"] !== undefined;
}

/** Calls `listener` when the look of a stage may have changed; the answer ends that. */
export function onAppearanceChange(stage: HTMLElement, listener: () => void): () => void {
  const page = stage.ownerDocument;
  const observer = new MutationObserver(listener);
  observer.observe(page.documentElement, { attributeFilter: ["dir", "data-color-scheme"] });
  page.defaultView?.addEventListener("resize", listener);
  return () => {
    observer.disconnect();
    page.defaultView?.removeEventListener("resize", listener);
  };
}

/** A covered stage has none: it is uncovered for a moment that nobody sees. */
function paddingOf(stage: HTMLElement): string {
  const wasCovered = stage.hasAttribute(covered);
  stage.removeAttribute(covered);
  const style = getComputedStyle(stage);
  const isElastic = style.getPropertyValue("--demo-gutter") !== "";
  const padding = isElastic ? elasticPadding(stage, style) : style.padding;
  stage.toggleAttribute(covered, wasCovered);
  return padding;
}

/** A narrow stage has boxes at its sides that make space for what is wide: they are as wide as now. */
function elasticPadding(stage: HTMLElement, { paddingBlock, paddingInline }: CSSStyleDeclaration) {
  const { inlineSize } = getComputedStyle(stage, "::before");
  return `${paddingBlock} calc(${paddingInline} + ${inlineSize})`;
}
