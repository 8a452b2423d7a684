import { type FromFrame, readFromFrame, type ToFrame } from "./messages";

/**
 * Both ends of the channel between a page and the frame with edited code. The frame's first message to
 * the window of the page is answered with a port, which edited code cannot reach; what it sends to that
 * window itself is counted, and never read.
 */

/** Of messages by the port: more than one for each picture of any screen. */
const portMessagesPerSecond = 500;

/** Of messages to the page's window, where nobody listens to a frame that has its port. */
const windowMessagesPerSecond = 5;

/** The end of the page. */
export interface FrameChannel {
  readonly send: (message: ToFrame) => void;
  readonly close: () => void;
}

export interface FrameListener {
  /** The frame is there, and can be spoken to. */
  readonly onReady: () => void;
  readonly onMessage: (message: FromFrame) => void;
  /** The frame sends more than a page can be asked to look at. */
  readonly onFlood: () => void;
}

export function connectFrame(
  frame: HTMLIFrameElement,
  page: Window,
  { onReady, onMessage, onFlood }: FrameListener,
): FrameChannel {
  const isPortFlooded = rateLimiter(portMessagesPerSecond, onFlood);
  const isWindowFlooded = rateLimiter(windowMessagesPerSecond, onFlood);
  let port: MessagePort | null = null;
  const receive = (event: MessageEvent<unknown>) => {
    const { contentWindow } = frame;
    if (contentWindow === null || !comesFrom(contentWindow, event.source)) return;
    if (port !== null) isWindowFlooded();
    else if (event.source === contentWindow && isGreeting(event.data)) connect(contentWindow);
  };
  const connect = (window: Window) => {
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      // Messages are counted before they are read, so that a flood costs next to nothing.
      const message = isPortFlooded() ? null : readFromFrame(event.data);
      if (message !== null) onMessage(message);
    };
    // The frame has no origin that could be named.
    window.postMessage({ type: "connect" }, "*", [port2]);
    onReady();
  };
  page.addEventListener("message", receive);
  return {
    send: (message) => port?.postMessage(message),
    close: () => {
      page.removeEventListener("message", receive);
      port?.close();
      if (port !== null) port.onmessage = null;
    },
  };
}

function isGreeting(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "ready";
}

/** Returns a function that counts a message and says whether there are too many, which `onFlood` is told too. */
function rateLimiter(mostPerSecond: number, onFlood: () => void): () => boolean {
  let since = -Infinity;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= 1000) [since, count] = [now, 0];
    count += 1;
    if (count > mostPerSecond) onFlood();
    return count > mostPerSecond;
  };
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

/** The end of the frame, which only the sandbox itself can use. */
export interface PageChannel {
  readonly send: (message: FromFrame) => void;
  readonly listen: (receive: (message: ToFrame) => void) => void;
}

/** Calls `use` with the port that the page sends, once, before any edited code is there to see it. */
export function connectPage(window: Window, use: (channel: PageChannel) => void): void {
  const receive = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== window.parent || port === undefined) return;
    window.removeEventListener("message", receive);
    use(createPageChannel(port, window));
  };
  window.addEventListener("message", receive);
  // The page's origin is not known to a document without one; nothing here is secret.
  window.parent.postMessage({ type: "ready" }, "*");
}

/**
 * Makes a channel of a port, before edited code runs. That code lives in the same realm and may patch
 * whatever both call, so the port is never named again: its functions are bound now. Messages are
 * handed on in their own task, since `window.event` would lead to the port meanwhile.
 */
export function createPageChannel(
  port: MessagePort,
  window: Pick<Window, "setTimeout">,
): PageChannel {
  const { apply } = Reflect;
  const dataOf = dataGetter();
  const post = port.postMessage.bind(port) as (message: FromFrame) => void;
  const later = window.setTimeout.bind(window);
  return {
    send: (message) => {
      post(message);
    },
    listen: (receive) => {
      port.onmessage = (event) => {
        const message = apply(dataOf, event, []) as ToFrame;
        later(() => {
          receive(message);
        }, 0);
      };
    },
  };
}

function dataGetter(): () => unknown {
  // It is called with each message.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const getter = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")?.get;
  if (getter === undefined) throw new Error("Messages have no data in this browser.");
  return getter;
}
