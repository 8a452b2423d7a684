import type { Fault, FromFrame, RunRequest } from "./sandbox/messages";
import { connectFrame, type FrameChannel } from "./sandbox/channel.client";
import { covered, isFramed, appearanceOf, onAppearanceChange } from "./stageAppearance.client";
import { Watchdog } from "./watchdog.client";

/** Callbacks for the result of a version of the code; only the last version calls them. */
export interface FrameListener {
  onShown(): void;
  onFault(fault: Fault): void;
  /** The code called `alert`. */
  onAlert(text: string): void;
  /** The frame had to be removed: it does not answer any more, or it does what no demo should. */
  onStop(reason: "silent" | "unruly"): void;
  /** The frame did not load; it has been removed. */
  onFailure(): void;
}

export interface FrameOptions {
  readonly family: string;
  readonly title: string;
}

/** Higher than any demo is meant to be: what a frame says is not to be trusted. */
const maxHeight = 10_000;

/** How long a frame that has loaded may take to say so, in ms. */
const readyTimeout = 2000;

/** The frame on a stage in which edited code runs. What stood there stays until it shows something. */
export class SandboxFrame {
  readonly #stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #channel: FrameChannel;
  readonly #watchdog: Watchdog;
  readonly #cleanups: (() => void)[] = [];
  #state: "loading" | "ready" | "failed" = "loading";
  #waiting: RunRequest | null = null;
  #version = 0;
  #listener: FrameListener | null = null;
  /** The last height that the frame asked for, until the next picture is drawn. */
  #requestedHeight: number | null = null;

  constructor(stage: HTMLElement, { family, title }: FrameOptions) {
    this.#stage = stage;
    this.#frame = frameElement(stage, family, title);
    const page = stage.ownerDocument;
    this.#channel = connectFrame(this.#frame, page.defaultView ?? globalThis.window, {
      onReady: () => {
        this.#begin();
      },
      onMessage: (answer) => {
        this.#receive(answer);
      },
      onFlood: () => {
        this.#stop("unruly");
      },
    });
    const ask = (count: number) => {
      this.#channel.send({ type: "ping", count });
    };
    this.#watchdog = new Watchdog(page, ask, () => {
      this.#stop("silent");
    });
    this.#cleanups.push(
      onAppearanceChange(stage, () => {
        this.#sendAppearance();
      }),
    );
    this.#awaitLoad();
    stage.append(this.#frame);
  }

  /** Runs a version of the demo, as soon as the frame is there. */
  run(request: RunRequest, listener: FrameListener): void {
    this.#waiting = request;
    this.#version = request.version;
    this.#listener = listener;
    if (this.#state === "ready") this.#flush();
    if (this.#state === "failed") listener.onFailure();
  }

  /** Shows again what stood on the stage. */
  remove(): void {
    this.#watchdog.stop();
    this.#channel.close();
    for (const end of this.#cleanups) end();
    this.#frame.remove();
    this.#stage.removeAttribute(covered);
  }

  #awaitLoad(): void {
    let hasLoaded = false;
    this.#frame.addEventListener("load", () => {
      // Code that left the document in which it runs has cut its line.
      if (hasLoaded) this.#stop("unruly");
      hasLoaded = true;
      setTimeout(() => {
        if (this.#state === "loading" && this.#frame.isConnected) this.#fail();
      }, readyTimeout);
    });
  }

  #begin(): void {
    this.#state = "ready";
    this.#sendAppearance();
    this.#flush();
  }

  #receive(answer: FromFrame): void {
    switch (answer.type) {
      case "shown":
        if (answer.version > this.#version) break;
        // It gets its own height at once: what is under a pointer would move a picture later.
        this.#resize();
        this.#stage.setAttribute(covered, "");
        if (answer.version === this.#version) this.#listener?.onShown();
        break;
      case "fault":
        if (answer.version === this.#version) this.#listener?.onFault(answer.fault);
        break;
      case "alert":
        if (answer.version === this.#version) this.#listener?.onAlert(answer.text);
        break;
      case "size":
        this.#resizeSoon(answer.height);
        break;
      case "pong":
        this.#watchdog.receive(answer.count);
        break;
    }
  }

  /** Once for each picture, however often the frame asks. */
  #resizeSoon(height: number): void {
    if (this.#requestedHeight === null) {
      requestAnimationFrame(() => {
        this.#resize();
      });
    }
    this.#requestedHeight = height;
  }

  #resize(): void {
    const height = this.#requestedHeight;
    this.#requestedHeight = null;
    if (height === null || isFramed(this.#stage)) return;
    this.#frame.style.blockSize = `${String(Math.min(Math.max(height, 0), maxHeight))}px`;
  }

  #flush(): void {
    if (this.#waiting === null) return;
    this.#channel.send(this.#waiting);
    this.#waiting = null;
    this.#watchdog.start();
  }

  #fail(): void {
    this.#state = "failed";
    this.remove();
    this.#listener?.onFailure();
  }

  #stop(reason: "silent" | "unruly"): void {
    this.remove();
    this.#listener?.onStop(reason);
  }

  #sendAppearance(): void {
    if (this.#state === "ready")
      this.#channel.send({ type: "appearance", appearance: appearanceOf(this.#stage) });
  }
}

function frameElement(stage: HTMLElement, family: string, title: string): HTMLIFrameElement {
  const frame = stage.ownerDocument.createElement("iframe");
  frame.className = isFramed(stage) ? "demo-sandbox demo-window" : "demo-sandbox";
  // Without an origin it reaches nothing of the page, and nothing that the reader keeps here.
  frame.setAttribute("sandbox", "allow-scripts allow-forms");
  frame.src = `/_sandbox/${family}.html`;
  frame.title = title;
  return frame;
}
