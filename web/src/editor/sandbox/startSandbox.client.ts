import { type PageChannel, createPageChannel } from "./pageChannel.client";
import type { Greeting } from "./protocol";
import { type SandboxRuntime, Sandbox } from "./sandbox.client";
import { provideStorage } from "./storage.client";
import { textOf } from "./textOf";
import { removeWebRtc } from "./webRtc";

/** Makes a document run what the page around it sends. */
export function startSandbox(window: Window & typeof globalThis, runtime: SandboxRuntime): void {
  removeWebRtc(window);
  provideStorage(window);
  stayHere(window);
  awaitChannel(window, (line) => {
    serve(window, line, runtime);
  });
  // The page's origin is not known to a document without one; nothing here is secret.
  window.parent.postMessage({ type: "ready" } satisfies Greeting, "*");
}

/** The page sends a port, once, before any edited code is here to see it. */
function awaitChannel(window: Window, use: (line: PageChannel) => void): void {
  const receive = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== window.parent || port === undefined) return;
    window.removeEventListener("message", receive);
    use(createPageChannel(port, window));
  };
  window.addEventListener("message", receive);
}

function serve(
  window: Window & typeof globalThis,
  { send, listen }: PageChannel,
  runtime: SandboxRuntime,
): void {
  const sandbox = new Sandbox(window, runtime, send);
  window.addEventListener("error", ({ error }: ErrorEvent) => {
    // Without one it is a complaint of the browser, and none about the code.
    if (error != null) sandbox.reportFault(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    sandbox.reportFault(reason);
  });
  window.alert = (text?: unknown) => {
    sandbox.alert(textOf(text));
  };
  listen((message) => {
    sandbox.receive(message);
  });
}

/** Links that lead away would bring another page into the frame. */
function stayHere(window: Window): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link?.getAttribute("href")?.startsWith("#") === false) event.preventDefault();
  });
}
