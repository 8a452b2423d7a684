// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromFrame, RunOrder } from "../sandbox/protocol";
import { editedDemo } from "../testing/editedDemo";
import { SandboxFrame } from "./sandboxFrame";

const order: RunOrder = { type: "run", turn: 3, files: [], imports: [], tailwind: false };

function setUp() {
  document.body.innerHTML = editedDemo;
  const stage = document.querySelector<HTMLElement>(".demo-stage");
  if (stage === null) throw new Error("There is no stage.");
  const listener = {
    onShown: vi.fn(),
    onFault: vi.fn(),
    onSaid: vi.fn(),
    onSilence: vi.fn(),
    onFailure: vi.fn(),
  };
  const sandbox = new SandboxFrame(stage, { family: "oak", title: "Tree, as edited" });
  const element = stage.querySelector("iframe");
  if (element?.contentWindow == null) throw new Error("There is no frame.");
  const said = vi.spyOn(element.contentWindow, "postMessage").mockReturnValue();
  sandbox.run(order, listener);
  const answer = (data: FromFrame, source: Window | null = element.contentWindow) => {
    window.dispatchEvent(new MessageEvent("message", { data, source }));
  };
  return { stage, sandbox, element, listener, said, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the frame has no origin and waits out of sight", () => {
  const { element, stage } = setUp();
  expect(element.getAttribute("sandbox")).toBe("allow-scripts allow-forms");
  expect(element.getAttribute("src")).toBe("/_sandbox/oak.html");
  expect(element.title).toBe("Tree, as edited");
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
});

test("code is sent when the frame is ready, after the look of the page", () => {
  const { said, answer } = setUp();
  expect(said).not.toHaveBeenCalled();
  answer({ type: "ready" });
  expect(said.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
    "look",
    "run",
  ]);
});

test("the stage is covered when there is something to show", () => {
  const { stage, listener, answer, sandbox, element } = setUp();
  answer({ type: "ready" });
  answer({ type: "size", height: 132.5 });
  answer({ type: "shown", turn: 3 });
  expect(listener.onShown).toHaveBeenCalledOnce();
  expect(stage.hasAttribute("data-sandboxed")).toBe(true);
  expect(element.style.blockSize).toBe("132.5px");
  sandbox.remove();
  expect([stage.hasAttribute("data-sandboxed"), stage.querySelector("iframe")]).toEqual([
    false,
    null,
  ]);
});

test("what comes late of an older version counts for nothing", () => {
  const { listener, answer } = setUp();
  answer({ type: "ready" });
  answer({ type: "fault", turn: 2, fault: { kind: "component" } });
  expect(listener.onFault).not.toHaveBeenCalled();
});

test("what the code says is handed on", () => {
  const { listener, answer } = setUp();
  answer({ type: "said", turn: 2, text: "before" });
  answer({ type: "said", turn: 3, text: "now" });
  expect(listener.onSaid.mock.calls).toEqual([["now"]]);
});

test("nobody else is listened to", () => {
  const { said, answer } = setUp();
  answer({ type: "ready" }, window);
  expect(said).not.toHaveBeenCalled();
});

test("no height beyond reason is believed", () => {
  const { element, answer } = setUp();
  answer({ type: "size", height: 1e9 });
  expect(element.style.blockSize).toBe("10000px");
  answer({ type: "size", height: -5 });
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

test("a frame that does not answer any more is removed", () => {
  const { element, listener, answer } = setUp();
  answer({ type: "ready" });
  vi.advanceTimersByTime(6000);
  expect(listener.onSilence).toHaveBeenCalledOnce();
  expect(element.isConnected).toBe(false);
});
