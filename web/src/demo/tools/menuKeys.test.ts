// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { drawDemos } from "../../testing/demoFrame";
import { toolsTemplate } from "../readTools.client";
import { itemsOf, labelAt, startMenuKeys } from "./menuKeys.client";

const hide = vi.fn();

beforeEach(() => {
  hide.mockReset();
  document.body.innerHTML = drawDemos();
  const menu = toolsTemplate(document).querySelector(".demo-menu") as HTMLElement;
  document.body.append(menu);
  menu.hidePopover = hide;
  startMenuKeys(menu);
  itemsOf(menu)[0]?.focus();
});

function press(key: string): string | null | undefined {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return document.activeElement?.getAttribute("data-tool");
}

test("arrows, Home, End and letters move among the items", () => {
  const moves = {
    ArrowDown: ["code", "share"],
    ArrowUp: ["code", "link", "zip"],
    Home: ["link"],
    End: ["zip"],
    r: ["reset", "focus", "reset"],
  };
  for (const [key, tools] of Object.entries(moves))
    for (const tool of tools) expect(press(key)).toBe(tool);
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
