// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepKeys } from "./keepKeys.client";

/** Whether the page hears of a key that is pressed in an editor. */
function reachesPage(key: string, init: KeyboardEventInit = {}, hasSelection = false): boolean {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  keepKeys(host, () => hasSelection);
  let heard = false;
  document.body.addEventListener("keydown", () => (heard = true), { once: true });
  host.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  return heard;
}

test.each(["d", "?", "/", "Enter", "Tab", "c"])("%s is typed, and no shortcut", (key) =>
  expect(reachesPage(key)).toBe(false),
);

test.each(["a", "v", "x", "y", "z", "Z"])("Ctrl or Meta and %s edit", (key) => {
  expect(reachesPage(key, { ctrlKey: true })).toBe(false);
  expect(reachesPage(key, { metaKey: true })).toBe(false);
});

test.each(["k", "Enter", "b"])("Ctrl and %s are for the page", (key) =>
  expect(reachesPage(key, { ctrlKey: true })).toBe(true),
);

test("copying is for the editor where something is selected, and else for the page", () => {
  expect(reachesPage("c", { ctrlKey: true }, true)).toBe(false);
  expect(reachesPage("C", { metaKey: true }, true)).toBe(false);
  expect(reachesPage("c", { ctrlKey: true }, false)).toBe(true);
  expect(reachesPage("k", { ctrlKey: true }, true)).toBe(true);
});
