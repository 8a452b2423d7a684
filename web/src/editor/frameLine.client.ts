import type { Connection, FromFrame, Greeting, ToFrame } from "./sandbox/protocol";
import { readAnswer } from "./answer";
import { Flood } from "./flood";

/** Of answers: more than one for each picture of any screen. */
const answersASecond = 500;

/** Of messages to the page's window, where nobody listens to a frame that has its line. */
const callsASecond = 5;

export interface FrameLineOptions {
  /** The frame is there, and can be spoken to. */
  readonly onReady: () => void;
  readonly onAnswer: (answer: FromFrame) => void;
  /** The frame sends more than a page can be asked to look at. */
  readonly onFlood: () => void;
}

/**
 * What a page and the frame with edited code say to each other. The frame's first word to the
 * window is answered with a port, which edited code cannot reach; what it sends to the window itself
 * is counted, and never read.
 */
export class FrameLine {
  readonly #frame: HTMLIFrameElement;
  readonly #options: FrameLineOptions;
  readonly #page: Window;
  readonly #answers = new Flood(answersASecond);
  readonly #calls = new Flood(callsASecond);
  #port: MessagePort | null = null;

  constructor(frame: HTMLIFrameElement, page: Window, options: FrameLineOptions) {
    this.#frame = frame;
    this.#page = page;
    this.#options = options;
    page.addEventListener("message", this.#hearCall);
  }

  say(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  close(): void {
    this.#page.removeEventListener("message", this.#hearCall);
    this.#port?.close();
    if (this.#port !== null) this.#port.onmessage = null;
  }

  readonly #hearCall = (event: MessageEvent<unknown>) => {
    const { contentWindow } = this.#frame;
    if (contentWindow === null || !comesFrom(contentWindow, event.source)) return;
    if (this.#port !== null) this.#count(this.#calls);
    else if (event.source === contentWindow && isGreeting(event.data)) this.#connect(contentWindow);
  };

  /** The frame has no origin that could be named. */
  #connect(window: Window): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event) => {
      // Counted before it is read: what is not read costs next to nothing.
      if (this.#count(this.#answers)) return;
      const answer = readAnswer(event.data);
      if (answer !== null) this.#options.onAnswer(answer);
    };
    window.postMessage({ type: "connect" } satisfies Connection, "*", [port2]);
    this.#options.onReady();
  }

  #count(flood: Flood): boolean {
    const rises = flood.rises(performance.now());
    if (rises) this.#options.onFlood();
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
