// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectForKeys } from "./refusedCopy.client";

const copied = vi.fn();

beforeEach(() => {
  document.body.innerHTML = "<p>read</p><code>-old\n+new</code><input />";
  selectForKeys([...document.querySelectorAll("code")], "new");
});

afterEach(() => {
  copied.mockReset();
  document.getSelection()?.removeAllRanges();
});

/** What the keys of a reader do; answers whether the browser copies what it likes. */
function copy(from = "code"): boolean {
  const clipboardData = { setData: copied };
  const event = new Event("copy", { bubbles: true, cancelable: true });
  const target = document.querySelector(from) as Element;
  return target.dispatchEvent(Object.assign(event, { clipboardData }));
}

test("the code is selected, and keys copy what the button would have copied", () => {
  expect(document.getSelection()?.toString()).toBe("-old\n+new");
  expect(copy()).toBe(false);
  expect(copied).toHaveBeenCalledWith("text/plain", "new");
});

test("of another selection its own text is copied, also when the code is selected again", async () => {
  document.getSelection()?.selectAllChildren(document.querySelector("p") as Element);
  await vi.waitFor(() => expect(copy()).toBe(true));
  copied.mockReset();
  document.getSelection()?.selectAllChildren(document.querySelector("code") as Element);
  expect(copy()).toBe(true);
  expect(copied).not.toHaveBeenCalled();
});

test("fields copy what is selected in them", () => expect(copy("input")).toBe(true));
