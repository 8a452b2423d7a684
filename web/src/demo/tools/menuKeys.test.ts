// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { renderDemos } from "../../testing/demoFrame";
import { toolsTemplate } from "../readTools.client";
import { focusItem, itemsOf, labelAt, startMenuKeys } from "./menuKeys.client";

const hide = vi.fn();
let menu: HTMLElement;

beforeEach(() => {
  hide.mockReset();
  document.body.innerHTML = renderDemos();
  menu = toolsTemplate(document).querySelector(".demo-menu") as HTMLElement;
  document.body.append(menu);
  menu.hidePopover = hide;
  startMenuKeys(menu);
  itemsOf(menu)[0]?.focus();
});

/** Presses a key; returns whether the browser may act on it. */
function isLeft(key: string, modifier = ""): boolean | undefined {
  const options = { key, bubbles: true, cancelable: true, [modifier]: true };
  return document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
}

const focused = () => document.activeElement?.getAttribute("data-tool");

test("arrows, Home, End and letters move among the items", () => {
  const moves = {
    ArrowDown: ["code", "share"],
    ArrowUp: ["code", "link", "zip"],
    Home: ["link"],
    End: ["zip"],
    r: ["reset", "focus", "reset"],
  };
  for (const [key, tools] of Object.entries(moves)) {
    for (const tool of tools) {
      isLeft(key);
      expect(focused()).toBe(tool);
    }
  }
});

test("the tab key leaves the menu", () => {
  isLeft("Tab");
  expect(hide).toHaveBeenCalledOnce();
});

const labels = ["Copy link", "Copy code", "Reset", "Öffnen", "Tab order", " order"];

test.each([
  ["the next label that begins with it", 0, "c", 1],
  ["one around the end", 1, "C", 0],
  ["a letter of another language", 1, "ö", 3],
  ["the only one of its kind", 2, "r", 2],
  ["nowhere where no label begins with it", 0, "x", undefined],
  ["nowhere where it is no letter", 0, "Enter", undefined],
  ["nowhere though a label begins with its name", 0, "Tab", undefined],
  ["nowhere though a label begins with a space", 0, " ", undefined],
])("a key leads to %s", (_, from, key, to) => expect(labelAt(labels, from, key)).toBe(to));

test.each([
  ["ArrowDown", "ctrlKey"],
  ["ArrowDown", "altKey"],
  ["ArrowDown", "metaKey"],
  ["x", "no modifier"],
])("the key %s with %s is left to the browser", (key, modifier) => {
  expect(isLeft(key, modifier)).toBe(true);
  expect(focused()).toBe("link");
});

test("an item below what shows of a menu is scrolled to its lower edge", () => {
  const item = itemsOf(menu).at(-1);
  Object.defineProperty(menu, "clientHeight", { value: 100 });
  Object.defineProperties(item, { offsetTop: { value: 150 }, offsetHeight: { value: 30 } });
  focusItem(menu, item);
  expect(menu.scrollTop).toBe(80);
});

test("the page below stays where it is when an item has the focus", () => {
  const item = itemsOf(menu)[1] as HTMLElement;
  const focus = vi.spyOn(item, "focus");
  focusItem(menu, item);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test("a menu without items gives none the focus", () => {
  const before = document.activeElement;
  focusItem(menu, undefined);
  expect(document.activeElement).toBe(before);
});

test("a letter finds an item whose markup is indented", () => {
  const [, second] = itemsOf(document.body);
  if (second !== undefined) second.innerHTML = "\n  <span>Zoom in</span>\n";
  isLeft("z");
  expect(document.activeElement).toBe(second);
});
