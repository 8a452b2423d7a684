// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunRequest, ToFrame } from "./sandbox/messages";
import { editedDemo } from "../testing/editedDemo";
import { createEffects } from "./sessionEffects.client";
import { initialState, reduce, type SessionEvent } from "./sessionMachine";

const order: RunRequest = { type: "run", version: 3, files: [], imports: [], tailwind: false };

/** A session whose code has just been compiled. */
function setUp() {
  document.body.innerHTML = editedDemo;
  const demo = document.querySelector<HTMLElement>("[data-demo]");
  const stage = demo?.querySelector<HTMLElement>(".demo-stage");
  if (demo == null || stage == null) throw new Error("There is no stage.");
  const report = vi.fn();
  let state = { ...initialState, phase: "compiling" as const, version: 3 };
  const dispatch = (event: SessionEvent) => {
    const clock = { now: performance.now(), isHidden: false };
    const [next, ...effects] = reduce(state, event, clock);
    state = Object.assign(state, next);
    effects.forEach(perform);
  };
  const t = (key: string, values = {}) => [key, ...Object.values(values)].join(" ");
  const perform = createEffects({ demo, panels: [], report, t, keep: vi.fn(), dispatch });
  dispatch({ type: "compiled", version: 3, request: order, imports: [] });
  const element = stage.querySelector("iframe");
  if (element?.contentWindow == null) throw new Error("There is no frame.");
  const sent = vi.spyOn(element.contentWindow, "postMessage").mockReturnValue();
  const call = (data: unknown, source: Window | null = element.contentWindow) =>
    window.dispatchEvent(new MessageEvent("message", { data, source }));
  return { stage, dispatch, element, report, sent, call };
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
  expect(element.title).toMatch(/^frame /);
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
});

test("code is sent when the frame is ready, after the look of the page", async () => {
  const { sent } = setUp();
  expect(sent).not.toHaveBeenCalled();
  const { heard } = await setUpReady();
  expect(heard.map(({ type }) => type)).toEqual(["appearance", "run"]);
});

test("the stage is covered when there is something to show", async () => {
  const { stage, report, answer, dispatch, element } = await setUpReady();
  await answer({ type: "size", height: 132.5 }, { type: "shown", version: 3 });
  // Before the next picture is drawn: it would have another height for a moment.
  expect(report.mock.calls).toEqual([[null]]);
  expect(stage.hasAttribute("data-sandboxed")).toBe(true);
  expect(element.style.blockSize).toBe("132.5px");
  dispatch({ type: "forget" });
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
  expect(stage.querySelector("iframe")).toBeNull();
});

test("only what comes of the version that runs is handed on", async () => {
  const { stage, report, answer } = await setUpReady();
  await answer(
    { type: "fault", version: 2, fault: { kind: "component" } },
    { type: "shown", version: 4 },
    { type: "alert", version: 2, text: "before" },
    { type: "alert", version: 3, text: "now" },
  );
  expect(report.mock.calls).toEqual([[{ kind: "alert", text: "now" }]]);
  expect(stage.hasAttribute("data-sandboxed")).toBe(false);
});

test("what code sends to the window of the page is not even read", async () => {
  const { stage, report, element } = await setUpReady();
  const read = vi.fn();
  const event = new MessageEvent("message", { source: element.contentWindow });
  Object.defineProperty(event, "data", { get: read });
  window.dispatchEvent(event);
  expect(read).not.toHaveBeenCalled();
  expect([report.mock.calls, stage.hasAttribute("data-sandboxed")]).toEqual([[], false]);
});

type Ready = Awaited<ReturnType<typeof setUpReady>>;

test.each([
  ["floods the window of the page", ({ call }: Ready) => [1, 2, 3, 4, 5].map(() => call(null))],
  ["leaves its document", ({ element }: Ready) => [element.dispatchEvent(new Event("load"))]],
])("a frame that %s is removed when it does so again", async (_, act) => {
  const all = await setUpReady();
  act(all);
  expect(all.element.isConnected).toBe(true);
  act(all);
  expect(all.report.mock.calls).toMatchObject([[{ problem: { kind: "unruly" } }]]);
  expect(all.element.isConnected).toBe(false);
});

test("a frame that floods its line is removed", async () => {
  const { element, report, answer } = await setUpReady();
  await answer(...Array.from({ length: 2000 }, () => ({ type: "size", height: 1 })));
  expect(report.mock.calls).toMatchObject([[{ problem: { kind: "unruly" } }]]);
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
  const { element, report } = setUp();
  element.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(5000);
  expect(report.mock.calls).toMatchObject([[{ problem: { kind: "load" } }]]);
  expect(element.isConnected).toBe(false);
});

test("a frame that does not answer any more is removed", async () => {
  const { element, report } = await setUpReady();
  vi.advanceTimersByTime(6000);
  expect(report.mock.calls).toMatchObject([[{ problem: { kind: "loop" } }]]);
  expect(element.isConnected).toBe(false);
});
