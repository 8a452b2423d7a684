import { connectPage, type PageChannel } from "./channel.client";
import { textOf } from "./messages";
import { prepareRealm } from "./realm.client";
import { type SandboxRuntime, Sandbox } from "./sandbox.client";

/** Makes a document run the code that the page around it sends. */
export function startSandbox(window: Window & typeof globalThis, runtime: SandboxRuntime): void {
  prepareRealm(window);
  connectPage(window, (channel) => {
    serve(window, channel, runtime);
  });
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
