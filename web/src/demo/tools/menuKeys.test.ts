// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { renderDemos } from "../../testing/demoFrame";
import { toolsTemplate } from "../readTools.client";
import { focusItem, itemsOf, labelAt, startMenuKeys } from "./menuKeys.client";

const hide = vi.fn();

beforeEach(() => {
  hide.mockReset();
  document.body.innerHTML = renderDemos();
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

test.each(["ctrlKey", "altKey", "metaKey"])("keys with %s are left to the browser", (modifier) => {
  const key = { key: "ArrowDown", bubbles: true, cancelable: true, [modifier]: true };
  const event = new KeyboardEvent("keydown", key);
  document.activeElement?.dispatchEvent(event);
  expect(document.activeElement?.getAttribute("data-tool")).toBe("link");
  expect(event.defaultPrevented).toBe(false);
});

test("a key that leads nowhere is left to the browser", () => {
  const event = new KeyboardEvent("keydown", { key: "x", bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("a name of several letters and a space are no letters, though a label begins so", () => {
  expect(labelAt(["Tab order"], 0, "Tab")).toBeUndefined();
  expect(labelAt([" order"], 0, " ")).toBeUndefined();
});

test("an item below what shows of a menu is scrolled to its lower edge", () => {
  const menu = document.querySelector(".demo-menu") as HTMLElement;
  const item = itemsOf(menu).at(-1);
  Object.defineProperty(menu, "clientHeight", { value: 100 });
  Object.defineProperties(item, { offsetTop: { value: 150 }, offsetHeight: { value: 30 } });
  focusItem(menu, item);
  expect(menu.scrollTop).toBe(80);
});

test("the page below stays where it is when an item has the focus", () => {
  const menu = document.querySelector(".demo-menu") as HTMLElement;
  const item = itemsOf(menu)[1] as HTMLElement;
  const focus = vi.spyOn(item, "focus");
  focusItem(menu, item);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test("a menu without items gives none the focus", () => {
  const menu = document.querySelector(".demo-menu") as HTMLElement;
  const before = document.activeElement;
  focusItem(menu, undefined);
  expect(document.activeElement).toBe(before);
});

test("a letter finds an item whose markup is indented", () => {
  const [, second] = itemsOf(document.body);
  if (second !== undefined) second.innerHTML = "\n  <span>Zoom in</span>\n";
  press("z");
  expect(document.activeElement).toBe(second);
});
