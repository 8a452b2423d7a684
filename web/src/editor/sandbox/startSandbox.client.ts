import { type PrivateLine, privateLine } from "./privateLine.client";
import type { Greeting } from "./protocol";
import { type Equipment, Sandbox } from "./sandbox.client";
import { provideStorage } from "./storage.client";
import { textOf } from "./textOf";
import { removeWebRtc } from "./webRtc";

/** Makes a document run what the page around it sends. */
export function startSandbox(window: Window & typeof globalThis, equipment: Equipment): void {
  removeWebRtc(window);
  provideStorage(window);
  stayHere(window);
  awaitLine(window, (line) => {
    serve(window, line, equipment);
  });
  // The page's origin is not known to a document without one; nothing here is secret.
  window.parent.postMessage({ type: "ready" } satisfies Greeting, "*");
}

/** The page sends a port, once, before any edited code is here to see it. */
function awaitLine(window: Window, use: (line: PrivateLine) => void): void {
  const hear = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== window.parent || port === undefined) return;
    window.removeEventListener("message", hear);
    use(privateLine(port, window));
  };
  window.addEventListener("message", hear);
}

function serve(
  window: Window & typeof globalThis,
  { say, listen }: PrivateLine,
  equipment: Equipment,
): void {
  const sandbox = new Sandbox(window, equipment, say);
  window.addEventListener("error", ({ error }: ErrorEvent) => {
    // Without one it is a complaint of the browser, and none about the code.
    if (error != null) sandbox.blame(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    sandbox.blame(reason);
  });
  window.alert = (text?: unknown) => {
    sandbox.alert(textOf(text));
  };
  listen((message) => {
    sandbox.hear(message);
  });
}

/** Links that lead away would bring another page into the frame. */
function stayHere(window: Window): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link?.getAttribute("href")?.startsWith("#") === false) event.preventDefault();
  });
}
