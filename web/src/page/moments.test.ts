// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Feature, startFeatures } from "./moments.client";

/** Writes down at which moments it is called. */
function witness(): { feature: Feature; seen: string[] } {
  const seen: string[] = [];
  const names = ["parsed", "shown", "activated", "loaded", "idle", "hidden", "left", "restored"];
  const feature = Object.fromEntries(names.map((name) => [name, () => seen.push(name)]));
  return { feature, seen };
}

/** A page with this state; the window tells it of its load. */
function pageThat(state: object): Document {
  const page = document.implementation.createHTMLDocument();
  const given = { readyState: "complete", defaultView: window, ...state };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(page, name, { value, configurable: true });
  }
  return page;
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test("a page that is loaded begins with the moments that are past", () => {
  const { feature, seen } = witness();
  startFeatures(pageThat({}), [feature]);
  expect(seen).toEqual(["parsed", "shown", "loaded"]);
  vi.runAllTimers();
  expect(seen).toEqual(["parsed", "shown", "loaded", "idle"]);
});

test("a page is loaded once, and idle afterwards", () => {
  const { feature, seen } = witness();
  startFeatures(pageThat({ readyState: "interactive" }), [feature]);
  vi.runAllTimers();
  expect(seen).toEqual(["parsed", "shown"]);
  dispatchEvent(new Event("load"));
  dispatchEvent(new Event("load"));
  vi.runAllTimers();
  expect(seen).toEqual(["parsed", "shown", "loaded", "idle"]);
});

test("a prerendered page is shown when it is activated, once", () => {
  const { feature, seen } = witness();
  const page = pageThat({ prerendering: true, readyState: "interactive" });
  startFeatures(page, [feature]);
  expect(seen).toEqual(["parsed"]);
  page.dispatchEvent(new Event("prerenderingchange"));
  page.dispatchEvent(new Event("prerenderingchange"));
  expect(seen).toEqual(["parsed", "shown", "activated"]);
});

test("a page is hidden, left and restored as often as that happens", () => {
  const { feature, seen } = witness();
  const page = pageThat({ readyState: "interactive" });
  startFeatures(page, [feature]);
  for (const hidden of [true, false]) {
    Object.defineProperty(page, "hidden", { value: hidden, configurable: true });
    page.dispatchEvent(new Event("visibilitychange"));
  }
  for (const persisted of [false, true, true]) {
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }
  const returns = ["left", "left", "restored", "left", "restored"];
  expect(seen).toEqual(["parsed", "shown", "hidden", ...returns]);
});

test("features take part in their order, with one listener for a moment", () => {
  const page = pageThat({ readyState: "interactive" });
  const listen = vi.spyOn(globalThis, "addEventListener");
  const seen: string[] = [];
  const features = ["roots", "leaves"].map((name) => ({ left: () => void seen.push(name) }));
  startFeatures(page, features);
  expect(listen).toHaveBeenCalledOnce();
  dispatchEvent(new Event("pagehide"));
  expect(seen).toEqual(["roots", "leaves"]);
  listen.mockRestore();
});

test("a feature that fails is reported, and stops no other", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const failure = new Error("no leaves");
  const fail = () => {
    throw failure;
  };
  const parsed = vi.fn();
  startFeatures(document, [{ parsed: fail }, { parsed }]);
  expect(report).toHaveBeenCalledWith(failure);
  expect(parsed).toHaveBeenCalledWith(document);
  vi.unstubAllGlobals();
});

test("a feature of an element gets the first one, and does nothing in a page without", () => {
  const parsed = vi.fn();
  const page = pageThat({});
  startFeatures(page, [{ selector: "nav", parsed }]);
  expect(parsed).not.toHaveBeenCalled();
  page.body.innerHTML = "<nav></nav><nav></nav>";
  startFeatures(page, [{ selector: "nav", parsed }]);
  expect(parsed.mock.calls).toEqual([[page.querySelector("nav")]]);
});
