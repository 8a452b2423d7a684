import type { Fault, FromFrame, RunOrder, ToFrame } from "../sandbox/protocol";
import { covered, isFramed, lookOf, onLookChange } from "./stageLook";
import { Watchdog } from "./watchdog";

/** What comes of a version of the code; only the last one is still told. */
export interface FrameListener {
  onShown(): void;
  onFault(fault: Fault): void;
  /** The code called `alert`. */
  onSaid(text: string): void;
  /** The frame does not answer any more; it has been removed. */
  onSilence(): void;
  /** The frame did not load; it has been removed. */
  onFailure(): void;
}

export interface FrameOptions {
  readonly family: string;
  readonly title: string;
}

/** Higher than any demo is meant to be: what a frame says is not to be trusted. */
const highest = 10_000;

/** How long a frame that has loaded may take to say so, in ms. */
const patience = 2000;

/** The frame on a stage in which edited code runs. What stood there stays until it shows something. */
export class SandboxFrame {
  readonly #stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #watchdog: Watchdog;
  readonly #ends: (() => void)[] = [];
  #state: "loading" | "ready" | "failed" = "loading";
  #waiting: RunOrder | null = null;
  #turn = 0;
  #listener: FrameListener | null = null;

  constructor(stage: HTMLElement, { family, title }: FrameOptions) {
    this.#stage = stage;
    this.#frame = frameElement(stage, family, title);
    const ask = (count: number) => {
      this.#say({ type: "ping", count });
    };
    this.#watchdog = new Watchdog(stage.ownerDocument, ask, () => {
      this.remove();
      this.#listener?.onSilence();
    });
    this.#listen();
    stage.append(this.#frame);
  }

  /** Runs a version of the demo, as soon as the frame is there. */
  run(order: RunOrder, listener: FrameListener): void {
    this.#waiting = order;
    this.#turn = order.turn;
    this.#listener = listener;
    if (this.#state === "ready") this.#flush();
    if (this.#state === "failed") listener.onFailure();
  }

  /** Shows again what stood on the stage. */
  remove(): void {
    this.#watchdog.stop();
    for (const end of this.#ends) end();
    this.#frame.remove();
    this.#stage.removeAttribute(covered);
  }

  #listen(): void {
    const window = this.#stage.ownerDocument.defaultView ?? globalThis.window;
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === this.#frame.contentWindow) this.#hear(data);
    };
    window.addEventListener("message", hear);
    this.#frame.addEventListener("load", () => {
      setTimeout(() => {
        if (this.#state === "loading" && this.#frame.isConnected) this.#fail();
      }, patience);
    });
    this.#ends.push(
      () => {
        window.removeEventListener("message", hear);
      },
      onLookChange(this.#stage, () => {
        this.#sayLook();
      }),
    );
  }

  #hear(answer: FromFrame): void {
    switch (answer.type) {
      case "ready":
        this.#state = "ready";
        this.#sayLook();
        this.#flush();
        break;
      case "shown":
        this.#stage.setAttribute(covered, "");
        if (answer.turn === this.#turn) this.#listener?.onShown();
        break;
      case "fault":
        if (answer.turn === this.#turn) this.#listener?.onFault(answer.fault);
        break;
      case "said":
        if (answer.turn === this.#turn) this.#listener?.onSaid(answer.text);
        break;
      case "size":
        this.#resize(answer.height);
        break;
      case "pong":
        this.#watchdog.hear(answer.count);
        break;
    }
  }

  #resize(height: number): void {
    if (isFramed(this.#stage)) return;
    this.#frame.style.blockSize = `${String(Math.min(Math.max(height, 0), highest))}px`;
  }

  #flush(): void {
    if (this.#waiting === null) return;
    this.#say(this.#waiting);
    this.#waiting = null;
    this.#watchdog.start();
  }

  #fail(): void {
    this.#state = "failed";
    this.remove();
    this.#listener?.onFailure();
  }

  #sayLook(): void {
    if (this.#state === "ready") this.#say({ type: "look", look: lookOf(this.#stage) });
  }

  /** The frame has no origin that could be named. */
  #say(message: ToFrame): void {
    this.#frame.contentWindow?.postMessage(message, "*");
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
