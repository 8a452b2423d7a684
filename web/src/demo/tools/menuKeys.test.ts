// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { itemsOf, labelAt, startMenuKeys } from "./menuKeys.client";

const hide = vi.fn();

beforeEach(() => {
  hide.mockReset();
  document.body.innerHTML = `<div><div role="menu">
    <button role="menuitem">Copy link</button><hr><button role="menuitem">Reset</button>
    <a role="menuitem" href="#">Open alone</a>
  </div></div>`;
  const menu = document.querySelector("div") as HTMLElement;
  menu.hidePopover = hide;
  startMenuKeys(menu);
  itemsOf(menu)[0]?.focus();
});

function press(key: string): string | null | undefined {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return document.activeElement?.textContent;
}

test("arrows, Home, End and letters move among the items", () => {
  expect(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "r"].map(press)).toEqual(
    ["Reset", "Open alone", "Copy link", "Open alone", "Copy link", "Open alone", "Reset"],
  );
});

test("the tab key leaves the menu", () => {
  press("Tab");
  expect(hide).toHaveBeenCalledOnce();
});

const labels = ["Copy link", "Copy code", "Reset", "Öffnen"];

test("a letter leads to the next label that begins with it, around the end", () => {
  expect(labelAt(labels, 0, "c")).toBe(1);
  expect(labelAt(labels, 1, "C")).toBe(0);
  expect(labelAt(labels, 1, "ö")).toBe(3);
});

test("a letter that is the only one of its kind stays", () => {
  expect(labelAt(labels, 2, "r")).toBe(2);
});

test("keys that are no letters, and letters of no label, lead nowhere", () => {
  for (const key of ["Enter", " ", "x"]) expect(labelAt(labels, 0, key)).toBeUndefined();
});
