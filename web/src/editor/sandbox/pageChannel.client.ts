import type { FromFrame, ToFrame } from "./protocol";

/** The channel to the page that only the sandbox itself can use. */
export interface PageChannel {
  readonly send: (message: FromFrame) => void;
  readonly listen: (receive: (message: ToFrame) => void) => void;
}

/**
 * Makes a channel of a port, before edited code runs. That code lives in the same realm and may patch
 * whatever both call, so the port is never named again: its functions are bound now. What is heard
 * is handed on in a task of its own, since `window.event` would lead to the port meanwhile.
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
