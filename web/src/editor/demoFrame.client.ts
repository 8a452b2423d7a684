import type { Appearance, FromFrame, ToFrame } from "./sandbox/messages";
import { connectFrame } from "./sandbox/channel.client";
import { shownScheme, demoFrame } from "../browser/markup";
import { demoFamily, stageAlign, framedStage } from "../demo/markup";
import { sandboxedStage } from "./markup";
import { lateStyles } from "../ui/markup";

/** Higher than any demo is meant to be: what a frame says is not to be trusted. */
const maxHeight = 10_000;

type FrameEvent = FromFrame | { readonly type: "load" | "ready" | "flood" };

export interface DemoFrame {
  readonly send: (message: ToFrame) => void;
  /** Shows the frame in place of what stood on the stage. */
  readonly show: () => void;
  readonly resize: (height: number) => void;
  /** Shows again what stood on the stage. */
  readonly remove: () => void;
}

/** Opens the frame on a stage in which edited code runs. What stood there stays until the frame is shown. */
export function openDemoFrame(
  stage: HTMLElement,
  title: string,
  dispatch: (event: FrameEvent) => void,
): DemoFrame {
  const frame = frameElement(stage, title);
  const { send, close } = connectFrame(frame, window, {
    onReady: () => {
      sendAppearance();
      dispatch({ type: "ready" });
    },
    onMessage: dispatch,
    onFlood: () => {
      dispatch({ type: "flood" });
    },
  });
  const sendAppearance = () => {
    send({ type: "appearance", appearance: appearanceOf(stage) });
  };
  const observer = new MutationObserver(sendAppearance);
  observer.observe(document.documentElement, { attributeFilter: ["dir", shownScheme] });
  addEventListener("resize", sendAppearance);
  frame.addEventListener("load", () => {
    dispatch({ type: "load" });
  });
  stage.append(frame);
  const size = sizeOf(stage, frame);
  return {
    send,
    show: () => {
      // The height is set at once; a frame later, content would move under the pointer.
      size.apply();
      stage.setAttribute(sandboxedStage, "");
    },
    resize: size.request,
    remove: () => {
      close();
      observer.disconnect();
      removeEventListener("resize", sendAppearance);
      frame.remove();
      stage.removeAttribute(sandboxedStage);
    },
  };
}

/** Applies the last height that a frame asks for, once for each picture. */
function sizeOf(stage: HTMLElement, frame: HTMLIFrameElement) {
  let requested: number | null = null;
  const apply = () => {
    if (requested !== null && !isFramed(stage))
      frame.style.blockSize = `${String(Math.min(Math.max(requested, 0), maxHeight))}px`;
    requested = null;
  };
  const request = (height: number) => {
    if (requested === null) requestAnimationFrame(apply);
    requested = height;
  };
  return { apply, request };
}

function frameElement(stage: HTMLElement, title: string): HTMLIFrameElement {
  const frame = stage.ownerDocument.createElement("iframe");
  const family = stage.closest(`[${demoFrame}]`)?.getAttribute(demoFamily) ?? "";
  frame.className = isFramed(stage) ? "demo-sandbox demo-window" : "demo-sandbox";
  // Without an origin it reaches nothing of the page, and nothing that the reader keeps here.
  frame.setAttribute("sandbox", "allow-scripts allow-forms");
  frame.src = `${import.meta.env.BASE_URL}_sandbox/${family}.html`;
  frame.title = title;
  return frame;
}

/** How a stage looks, for the frame that replaces its content. */
export function appearanceOf(stage: HTMLElement): Appearance {
  const root = stage.ownerDocument.documentElement;
  return {
    scheme: root.getAttribute(shownScheme) ?? "light",
    direction: root.dir,
    padding: paddingOf(stage),
    align: stage.getAttribute(stageAlign) ?? "",
    width: isFramed(stage) ? "" : getComputedStyle(stage).getPropertyValue("--demo-width"),
    fixed: isFramed(stage),
    fonts: fontsOf(stage.ownerDocument),
  };
}

/** `shell/head/Head.tsx` links them, the site's own files or those of the host that it sets. */
function fontsOf(page: Document): string[] {
  const sheets = page.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][${lateStyles}]`);
  return [...sheets].map(({ href }) => href);
}

/** Whether the demo has a window with a fixed height. */
function isFramed(stage: HTMLElement): boolean {
  return stage.hasAttribute(framedStage);
}

/** A covered stage has none: it is uncovered for a moment that nobody sees. */
function paddingOf(stage: HTMLElement): string {
  const wasCovered = stage.hasAttribute(sandboxedStage);
  stage.removeAttribute(sandboxedStage);
  const style = getComputedStyle(stage);
  const isElastic = style.getPropertyValue("--demo-gutter") !== "";
  const padding = isElastic ? elasticPadding(stage, style) : style.padding;
  stage.toggleAttribute(sandboxedStage, wasCovered);
  return padding;
}

/** A narrow stage also has an elastic box at each side; its present width is a part of the padding. */
function elasticPadding(stage: HTMLElement, { paddingBlock, paddingInline }: CSSStyleDeclaration) {
  const { inlineSize } = getComputedStyle(stage, "::before");
  return `${paddingBlock} calc(${paddingInline} + ${inlineSize})`;
}
