import type { Appearance, FromFrame, ToFrame } from "./sandbox/messages";
import { connectFrame, type FrameChannel } from "./sandbox/channel.client";

/** Higher than any demo is meant to be: what a frame says is not to be trusted. */
const maxHeight = 10_000;

/** Set on a stage while a frame covers it. */
const covered = "data-sandboxed";

type FrameEvent = FromFrame | { readonly type: "load" | "ready" | "flood" };

/** The frame on a stage in which edited code runs. What stood there stays until the frame is shown. */
export class DemoFrame {
  readonly #stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #channel: FrameChannel;
  readonly #stopFollowing: () => void;
  /** The last height that the frame asked for, until the next picture is drawn. */
  #requestedHeight: number | null = null;

  constructor(stage: HTMLElement, title: string, dispatch: (event: FrameEvent) => void) {
    this.#stage = stage;
    this.#frame = frameElement(stage, title);
    const sendAppearance = () => {
      this.#channel.send({ type: "appearance", appearance: appearanceOf(stage) });
    };
    this.#channel = connectFrame(this.#frame, window, {
      onReady: () => {
        sendAppearance();
        dispatch({ type: "ready" });
      },
      onMessage: dispatch,
      onFlood: () => {
        dispatch({ type: "flood" });
      },
    });
    this.#stopFollowing = onAppearanceChange(stage, sendAppearance);
    this.#frame.addEventListener("load", () => {
      dispatch({ type: "load" });
    });
    stage.append(this.#frame);
  }

  send(message: ToFrame): void {
    this.#channel.send(message);
  }

  /** Shows the frame in place of what stood on the stage. */
  show(): void {
    // It gets its own height at once: what is under a pointer would move a picture later.
    this.#resize();
    this.#stage.setAttribute(covered, "");
  }

  /** Once for each picture, however often the frame asks. */
  resize(height: number): void {
    if (this.#requestedHeight === null) {
      requestAnimationFrame(() => {
        this.#resize();
      });
    }
    this.#requestedHeight = height;
  }

  /** Shows again what stood on the stage. */
  remove(): void {
    this.#channel.close();
    this.#stopFollowing();
    this.#frame.remove();
    this.#stage.removeAttribute(covered);
  }

  #resize(): void {
    const height = this.#requestedHeight;
    this.#requestedHeight = null;
    if (height === null || isFramed(this.#stage)) return;
    this.#frame.style.blockSize = `${String(Math.min(Math.max(height, 0), maxHeight))}px`;
  }
}

function frameElement(stage: HTMLElement, title: string): HTMLIFrameElement {
  const frame = stage.ownerDocument.createElement("iframe");
  const family = stage.closest<HTMLElement>("[data-demo]")?.dataset["demoFamily"] ?? "";
  frame.className = isFramed(stage) ? "demo-sandbox demo-window" : "demo-sandbox";
  // Without an origin it reaches nothing of the page, and nothing that the reader keeps here.
  frame.setAttribute("sandbox", "allow-scripts allow-forms");
  frame.src = `/_sandbox/${family}.html`;
  frame.title = title;
  return frame;
}

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

/** Whether the demo has a window with a fixed height. */
function isFramed(stage: HTMLElement): boolean {
  return stage.dataset["framed"] !== undefined;
}

/** Calls `listener` when the look of a stage may have changed; returns a function that ends that. */
function onAppearanceChange(stage: HTMLElement, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(stage.ownerDocument.documentElement, {
    attributeFilter: ["dir", "data-color-scheme"],
  });
  addEventListener("resize", listener);
  return () => {
    observer.disconnect();
    removeEventListener("resize", listener);
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
