// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { focusBlocker } from "./blockFocus.client";

let hold: () => void;

beforeAll(() => {
  hold = focusBlocker(window);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A field and a shape, and what holds the focus after each has asked for it. */
function asked(): boolean[] {
  document.body.innerHTML = `<input /><svg><a href="/" tabindex="0"></a></svg>`;
  const all = document.querySelectorAll<HTMLElement | SVGElement>("input, a");
  return [...all].map((one) => {
    one.focus();
    return document.activeElement === one;
  });
}

function readElsewhere(): void {
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
}

test("nothing takes the focus from a reader who is elsewhere", () => {
  readElsewhere();
  hold();
  expect(asked()).toEqual([false, false]);
});

test.each(["pointerdown", "keydown", "focusin", "click"])("after a %s all have it", (type) => {
  readElsewhere();
  hold();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(asked()).toEqual([true, true]);
});

test("where the reader is, it is free", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  hold();
  expect(asked()).toEqual([true, true]);
});
