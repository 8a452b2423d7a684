// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { focusBlocker } from "./blockFocus.client";

const hold = focusBlocker(window);

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

test.each([
  ["elsewhere has all fields refused", false, null, false],
  ["in the page has none refused", true, null, true],
  ["elsewhere has none refused after a press", false, "pointerdown", true],
  ["elsewhere has none refused after a key", false, "keydown", true],
  ["elsewhere has none refused after a focus", false, "focusin", true],
  ["elsewhere has none refused after a click", false, "click", true],
])("a reader who is %s", (_, here, sign, free) => {
  vi.spyOn(document, "hasFocus").mockReturnValue(here);
  hold();
  if (sign !== null) document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(asked()).toEqual([free, free]);
});
