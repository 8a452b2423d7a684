// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunRequest, ToFrame } from "./sandbox/messages";
import { editedDemo } from "../testing/editedDemo";
import { SandboxFrame } from "./sandboxFrame.client";

const order: RunRequest = { type: "run", version: 3, files: [], imports: [], tailwind: false };

function setUp() {
  document.body.innerHTML = editedDemo;
  const stage = document.querySelector<HTMLElement>(".demo-stage");
  if (stage === null) throw new Error("There is no stage.");
  const listener = {
    onShown: vi.fn(),
    onFault: vi.fn(),
    onAlert: vi.fn(),
    onStop: vi.fn(),
    onFailure: vi.fn(),
  };
  const sandbox = new SandboxFrame(stage, { family: "oak", title: "Tree, as edited" });
  const element = stage.querySelector("iframe");
  if (element?.contentWindow == null) throw new Error("There is no frame.");
  const sent = vi.spyOn(element.contentWindow, "postMessage").mockReturnValue();
  sandbox.run(order, listener);
  const call = (data: unknown, source: Window | null = element.contentWindow) => {
    window.dispatchEvent(new MessageEvent("message", { data, source }));
  };
  return { stage, sandbox, element, listener, sent, call };
}

/** The same, with the line that the frame gets when it is ready. */
async function setUpReady() {
  const all = setUp();
  all.call({ type: "ready" });
  const [, , [port]] = all.sent.mock.calls[0] as unknown as [unknown, string, [MessagePort]];
  const heard: ToFrame[] = [];
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => heard.push(data);
  ports.push(port);
  const answer = async (...answers: unknown[]) => {
    for (const one of answers) port.postMessage(one);
    await arrival();
  };
  await arrival();
  return { ...all, heard, answer };
}

const ports: MessagePort[] = [];

/** Messages come in tasks of their own, whatever the clock says. */
async function arrival(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  const timers = ["setTimeout", "setInterval", "requestAnimationFrame", "performance"] as const;
  vi.useFakeTimers({ toFake: [...timers, "clearTimeout", "clearInterval"] });
});

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.useRealTimers();
});

test("the frame has no origin and waits out of sight", () => {
  const { element, stage } = setUp();
  expect(element.getAttribute("sandbox")).toBe("allow-scripts allow-forms");
  expect(element.getAttribute("src")).toBe("/_sandbox/oak.html");
  expect(element.title).toBe("Tree, as edited");
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
});

test("code is sent when the frame is ready, after the look of the page", async () => {
  const { sent } = setUp();
  expect(sent).not.toHaveBeenCalled();
  const { heard } = await setUpReady();
  expect(heard.map(({ type }) => type)).toEqual(["appearance", "run"]);
});

test("the stage is covered when there is something to show", async () => {
  const { stage, listener, answer, sandbox, element } = await setUpReady();
  await answer({ type: "size", height: 132.5 }, { type: "shown", version: 3 });
  // Before the next picture is drawn: it would have another height for a moment.
  expect(listener.onShown).toHaveBeenCalledOnce();
  expect(stage.hasAttribute("data-sandboxed")).toBe(true);
  expect(element.style.blockSize).toBe("132.5px");
  sandbox.remove();
  expect([stage.hasAttribute("data-sandboxed"), stage.querySelector("iframe")]).toEqual([
    false,
    null,
  ]);
});

test("what comes late of an older version counts for nothing", async () => {
  const { listener, answer } = await setUpReady();
  await answer({ type: "fault", version: 2, fault: { kind: "component" } });
  expect(listener.onFault).not.toHaveBeenCalled();
});

test("what comes of a version that was never sent counts for nothing", async () => {
  const { stage, listener, answer } = await setUpReady();
  await answer({ type: "shown", version: 4 });
  expect(listener.onShown).not.toHaveBeenCalled();
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
});

test("what the code says is handed on", async () => {
  const { listener, answer } = await setUpReady();
  await answer(
    { type: "alert", version: 2, text: "before" },
    { type: "alert", version: 3, text: "now" },
  );
  expect(listener.onAlert.mock.calls).toEqual([["now"]]);
});

test("nobody else is listened to", () => {
  const { sent, call } = setUp();
  call({ type: "ready" }, window);
  expect(sent).not.toHaveBeenCalled();
});

test("a line is handed out once", async () => {
  const { sent, call } = await setUpReady();
  call({ type: "ready" });
  expect(sent).toHaveBeenCalledOnce();
});

test("what code sends to the window of the page is not even read", async () => {
  const { stage, listener, element } = await setUpReady();
  const read = vi.fn();
  const event = new MessageEvent("message", { source: element.contentWindow });
  Object.defineProperty(event, "data", { get: read });
  window.dispatchEvent(event);
  expect(read).not.toHaveBeenCalled();
  expect([listener.onShown.mock.calls, stage.hasAttribute("data-sandboxed")]).toEqual([[], false]);
});

test("a frame that floods the window of the page is removed", async () => {
  const { element, listener, call } = await setUpReady();
  for (let count = 0; count < 5; count += 1) call(null);
  expect(element.isConnected).toBe(true);
  for (let count = 0; count < 5; count += 1) call(null);
  expect(listener.onStop.mock.calls).toEqual([["unruly"]]);
  expect(element.isConnected).toBe(false);
});

test("a frame that floods its line is removed", async () => {
  const { element, listener, answer } = await setUpReady();
  await answer(...Array.from({ length: 2000 }, () => ({ type: "size", height: 1 })));
  expect(listener.onStop.mock.calls).toEqual([["unruly"]]);
  expect(element.isConnected).toBe(false);
});

test("a frame whose code leaves its document is removed", async () => {
  const { element, listener } = await setUpReady();
  element.dispatchEvent(new Event("load"));
  expect(element.isConnected).toBe(true);
  element.dispatchEvent(new Event("load"));
  expect(listener.onStop.mock.calls).toEqual([["unruly"]]);
  expect(element.isConnected).toBe(false);
});

test("sizes are taken over once for each picture, and none beyond reason", async () => {
  const { element, answer } = await setUpReady();
  await answer({ type: "size", height: 7 }, { type: "size", height: 1e9 });
  expect(element.style.blockSize).toBe("");
  vi.advanceTimersToNextFrame();
  expect(element.style.blockSize).toBe("10000px");
  await answer({ type: "size", height: -5 });
  vi.advanceTimersToNextFrame();
  expect(element.style.blockSize).toBe("0px");
});

test("a frame that loads and says nothing has failed", () => {
  const { element, listener } = setUp();
  element.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(5000);
  expect(listener.onFailure).toHaveBeenCalledOnce();
  expect(element.isConnected).toBe(false);
});

test("code that comes to a frame that has failed is told at once", () => {
  const { element, listener, sandbox } = setUp();
  element.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(5000);
  sandbox.run(order, listener);
  expect(listener.onFailure).toHaveBeenCalledTimes(2);
});

test("a frame that does not answer any more is removed", async () => {
  const { element, listener } = await setUpReady();
  vi.advanceTimersByTime(6000);
  expect(listener.onStop.mock.calls).toEqual([["silent"]]);
  expect(element.isConnected).toBe(false);
});
