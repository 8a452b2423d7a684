// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { wideContents } from "./preferences.client";
import { startWideContents } from "./wideContents.client";

// Else this page hears, when it is gone, what the tests of other files choose.
afterAll(() => dispatchEvent(new Event("pagehide")));

beforeEach(() => wideContents.set("folded"));

function open(isWide: boolean): HTMLDetailsElement {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  const toggle = document.createElement("details");
  startWideContents(toggle);
  return toggle;
}

function turn(toggle: HTMLDetailsElement): void {
  toggle.open = !toggle.open;
  toggle.dispatchEvent(new Event("toggle"));
}

test("contents that a reader opened are open on the next wide page", () => {
  turn(open(true));
  expect(document.documentElement.dataset["wideContents"]).toBe("beside");
  const next = open(true);
  expect(next.open).toBe(true);
  turn(next);
  expect(open(true).open).toBe(false);
});

test("a small screen opens nothing by itself, and what is opened there is not kept", () => {
  turn(open(false));
  expect(wideContents.get()).toBe("folded");
  wideContents.set("beside");
  expect(open(false).open).toBe(false);
});
