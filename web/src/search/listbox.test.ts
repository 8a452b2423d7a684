// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Listbox } from "./listbox.client";

/** A list of links, which are noted when they are scrolled into view, and when they are opened. */
function setUp() {
  const [scrolled, opened]: [string[], string[]] = [[], []];
  const input = document.createElement("input");
  const list = document.createElement("div");
  document.body.replaceChildren(input, list);
  const row = (href: string) => {
    const made = document.createElement("a");
    made.href = href;
    made.scrollIntoView = () => scrolled.push(href);
    made.addEventListener("click", (event) => {
      event.preventDefault();
      opened.push(href);
    });
    return made;
  };
  let waiting: (() => void)[] = [];
  const listbox = new Listbox(input, list, () => new Promise((resolve) => waiting.push(resolve)));
  const becomeSure = async () => {
    for (const resolve of waiting) resolve();
    waiting = [];
    await new Promise(setImmediate);
  };
  const place = (...hrefs: string[]) => listbox.place([{ label: "Pages", rows: hrefs.map(row) }]);
  /** Whether the key was meant for the list. */
  const press = (key: string, more: KeyboardEventInit = {}) =>
    !input.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...more }));
  const active = () => input.getAttribute("aria-activedescendant");
  return { scrolled, opened, input, list, place, press, becomeSure, active };
}

test.each([
  ["the first is active and nothing scrolls while none was chosen", null, "/oak/ /leaf/", [], 0],
  ["a chosen option stays active and in sight", "/oak/", "/elm/ /leaf/ /oak/", ["/oak/"], 2],
  ["the first is active and in sight where it is gone", "/oak/", "/elm/ /leaf/", ["/elm/"], 0],
])("when other rows come, %s", (_, chosen, rows, seen, at) => {
  const { scrolled, active, place, press } = setUp();
  place("/leaf/", "/oak/");
  if (chosen !== null) press("ArrowDown");
  place(...rows.split(" "));
  expect(scrolled).toEqual(chosen === null ? seen : [chosen, ...seen]);
  expect(active()).toBe(`search-option-${String(at)}`);
});

test("arrows go round, and only by themselves", () => {
  const { active: option, place, press } = setUp();
  place("/leaf/", "/oak/", "/elm/");
  const active = () => option()?.at(-1);
  const went = (key: string, more: KeyboardEventInit = {}) => [press(key, more), active()];
  expect(went("ArrowUp")).toEqual([true, "2"]);
  expect(went("ArrowDown")).toEqual([true, "0"]);
  expect(went("ArrowDown")).toEqual([true, "1"]);
  expect(went("ArrowDown", { altKey: true })).toEqual([false, "1"]);
  expect(went("ArrowDown", { isComposing: true })).toEqual([false, "1"]);
  expect(went("Home")).toEqual([false, "1"]);
});

test("of the options one is selected, and an empty list has none", () => {
  const { input, list, place, press, active } = setUp();
  place("/leaf/", "/oak/");
  press("ArrowDown");
  const rows = [...list.querySelectorAll("a")];
  expect(rows).toMatchObject([
    { role: "option", tabIndex: -1, ariaSelected: "false" },
    { role: "option", tabIndex: -1, ariaSelected: "true" },
  ]);
  expect(input.ariaExpanded).toBe("true");
  place();
  expect([input.ariaExpanded, active()]).toEqual(["false", null]);
  expect(press("ArrowDown")).toBe(false);
});

test("a pointer makes an option active, and takes no focus from the field", () => {
  const { scrolled, active, list, place } = setUp();
  place("/leaf/", "/oak/");
  list.querySelectorAll("a")[1]?.dispatchEvent(new Event("pointermove", { bubbles: true }));
  list.dispatchEvent(new Event("pointermove"));
  expect(active()).toBe("search-option-1");
  expect(scrolled).toEqual([]);
  const press = new Event("pointerdown", { cancelable: true });
  list.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

test("Enter opens the best when it is sure, and a chosen option at once", async () => {
  const { input, opened, place, press, becomeSure } = setUp();
  input.focus();
  place("/leaf/", "/oak/");
  expect(press("Enter")).toBe(true);
  await Promise.resolve();
  expect(opened).toEqual([]);
  place("/elm/", "/leaf/");
  await becomeSure();
  expect(opened).toEqual(["/elm/"]);
  press("ArrowDown");
  press("Enter");
  expect(opened).toEqual(["/elm/", "/leaf/"]);
});

test("Enter opens nothing once the reader types on, or has left the field", async () => {
  const { input, opened, place, press, becomeSure } = setUp();
  input.focus();
  place("/leaf/");
  press("Enter");
  input.value = "more";
  await becomeSure();
  press("Enter");
  input.blur();
  await becomeSure();
  expect(opened).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%o and Enter open a new tab", (held) => {
  const { input, opened, place, press } = setUp();
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  input.focus();
  place("/leaf/", "/oak/");
  press("ArrowDown");
  press("Enter", held);
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/oak\/$/));
  expect(opened).toEqual([]);
  open.mockRestore();
});
