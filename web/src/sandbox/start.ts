import type { Surroundings } from "../demo/surroundings";
import type { Packages } from "./libraries";
import type { ToFrame } from "./protocol";
import { Sandbox } from "./sandbox";
import { provideStorage } from "./storage";

export interface Equipment {
  readonly Provider: Surroundings;
  readonly packages: Packages;
  readonly loadTailwind: () => Promise<unknown>;
}

/** Makes a document run what the page around it sends. */
export function startSandbox(window: Window, equipment: Equipment): void {
  provideStorage(window);
  const sandbox = new Sandbox(window, equipment);
  window.addEventListener("message", ({ source, data }: MessageEvent<ToFrame>) => {
    if (source === window.parent) sandbox.hear(data);
  });
  window.addEventListener("error", ({ error }: ErrorEvent) => {
    // Without one it is a complaint of the browser, and none about the code.
    if (error != null) sandbox.blame(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    sandbox.blame(reason);
  });
  window.alert = (text?: unknown) => {
    sandbox.alert(String(text));
  };
  stayHere(window);
  sandbox.say({ type: "ready" });
}

/** Links that lead away would bring another page into the frame. */
function stayHere(window: Window): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link?.getAttribute("href")?.startsWith("#") === false) event.preventDefault();
  });
}
