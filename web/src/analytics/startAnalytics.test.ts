// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { startFeatures } from "../page/moments.client";
import { analytics, asksForPrivacy } from "./startAnalytics.client";

const settings = { endpoint: "https://tags.example/in", id: "T-1" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function loaded(): Promise<boolean> {
  const load = vi.fn(() => Promise.resolve({ report: vi.fn() }));
  startFeatures(document, [analytics(settings, chunk(load))]);
  await vi.runAllTimersAsync();
  return load.mock.calls.length > 0;
}

test("the client is loaded when the browser has time", async () => {
  const report = vi.fn();
  const client = chunk(() => Promise.resolve({ report }));
  startFeatures(document, [analytics(settings, client)]);
  expect(report).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(report).toHaveBeenCalledWith(document, settings);
});

test("a page that is drawn before anybody asks for it is told of when it is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const load = vi.fn(() => Promise.resolve({ report: vi.fn() }));
  startFeatures(document, [analytics(settings, chunk(load))]);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  Object.defineProperty(document, "prerendering", { value: false, configurable: true });
  document.dispatchEvent(new Event("prerenderingchange"));
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

test("nothing is loaded while the site is written", async () => {
  document.body.innerHTML = '<script type="module" data-dev-state="a"></script>';
  expect(await loaded()).toBe(false);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }, { doNotTrack: "yes" }])(
  "nothing is loaded for a reader who asks not to be followed (%o)",
  async (signals) => {
    vi.stubGlobal("navigator", signals);
    expect(await loaded()).toBe(false);
  },
);

test.each([{}, { globalPrivacyControl: false }, { doNotTrack: null }, { doNotTrack: "0" }])(
  "a browser that says nothing of the kind asks for nothing (%o)",
  (signals) => expect(asksForPrivacy(signals)).toBe(false),
);
