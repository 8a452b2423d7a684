import type { Connection, FromFrame, Greeting, ToFrame } from "./sandbox/protocol";
import { readFrameMessage } from "./readFrameMessage";
import { RateLimiter } from "./rateLimiter";

/** Of answers: more than one for each picture of any screen. */
const portMessagesPerSecond = 500;

/** Of messages to the page's window, where nobody listens to a frame that has its line. */
const windowMessagesPerSecond = 5;

export interface SandboxChannelOptions {
  /** The frame is there, and can be spoken to. */
  readonly onReady: () => void;
  readonly onMessage: (answer: FromFrame) => void;
  /** The frame sends more than a page can be asked to look at. */
  readonly onRateExceeded: () => void;
}

/**
 * The channel between a page and the frame with edited code. The frame's first message to the
 * window is answered with a port, which edited code cannot reach; what it sends to the window itself
 * is counted, and never read.
 */
export class SandboxChannel {
  readonly #frame: HTMLIFrameElement;
  readonly #options: SandboxChannelOptions;
  readonly #page: Window;
  readonly #portMessages = new RateLimiter(portMessagesPerSecond);
  readonly #windowMessages = new RateLimiter(windowMessagesPerSecond);
  #port: MessagePort | null = null;

  constructor(frame: HTMLIFrameElement, page: Window, options: SandboxChannelOptions) {
    this.#frame = frame;
    this.#page = page;
    this.#options = options;
    page.addEventListener("message", this.#receiveWindowMessage);
  }

  send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  close(): void {
    this.#page.removeEventListener("message", this.#receiveWindowMessage);
    this.#port?.close();
    if (this.#port !== null) this.#port.onmessage = null;
  }

  readonly #receiveWindowMessage = (event: MessageEvent<unknown>) => {
    const { contentWindow } = this.#frame;
    if (contentWindow === null || !comesFrom(contentWindow, event.source)) return;
    if (this.#port !== null) this.#count(this.#windowMessages);
    else if (event.source === contentWindow && isGreeting(event.data)) this.#connect(contentWindow);
  };

  /** The frame has no origin that could be named. */
  #connect(window: Window): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event) => {
      // Counted before it is read: what is not read costs next to nothing.
      if (this.#count(this.#portMessages)) return;
      const answer = readFrameMessage(event.data);
      if (answer !== null) this.#options.onMessage(answer);
    };
    window.postMessage({ type: "connect" } satisfies Connection, "*", [port2]);
    this.#options.onReady();
  }

  #count(flood: RateLimiter): boolean {
    const rises = flood.isExceeded(performance.now());
    if (rises) this.#options.onRateExceeded();
    return rises;
  }
}

function isGreeting(data: unknown): data is Greeting {
  return typeof data === "object" && data !== null && "type" in data && data.type === "ready";
}

/** Whether a message comes from a frame, or from one that its code has made inside of it. */
function comesFrom(frame: Window, source: MessageEventSource | null): boolean {
  let window = source as Window | null;
  while (window !== null && window !== frame) {
    // A frame that was removed has none.
    const { parent } = window as Partial<Window>;
    if (parent === undefined || parent === window) return false;
    window = parent;
  }
  return window === frame;
}
