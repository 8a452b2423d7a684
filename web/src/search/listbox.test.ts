// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Listbox } from "./listbox.client";

/** A list of links, which are noted when they are scrolled into view. */
function setUp() {
  const scrolled: string[] = [];
  const input = document.createElement("input");
  const list = document.createElement("div");
  const row = (href: string) => {
    const made = document.createElement("a");
    made.href = href;
    made.scrollIntoView = () => scrolled.push(href);
    return made;
  };
  const listbox = new Listbox(input, list, () => Promise.resolve());
  const place = (...hrefs: string[]) => {
    listbox.place([{ label: "Pages", rows: hrefs.map(row) }]);
  };
  const press = (key: string) => input.dispatchEvent(new KeyboardEvent("keydown", { key }));
  return { scrolled, input, place, press };
}

test("rows that are shown while none was chosen are not scrolled", () => {
  const { scrolled, input, place } = setUp();
  place("/leaf/", "/oak/");
  place("/oak/", "/leaf/");
  expect(scrolled).toEqual([]);
  expect(input.getAttribute("aria-activedescendant")).toBe("search-option-0");
});

test("an option that was chosen stays active and in sight where it is still there", () => {
  const { scrolled, input, place, press } = setUp();
  place("/leaf/", "/oak/");
  press("ArrowDown");
  place("/elm/", "/leaf/", "/oak/");
  expect(scrolled).toEqual(["/oak/", "/oak/"]);
  expect(input.getAttribute("aria-activedescendant")).toBe("search-option-2");
});

test("the first is active and in sight where the chosen one is gone", () => {
  const { scrolled, input, place, press } = setUp();
  place("/leaf/", "/oak/");
  press("ArrowDown");
  place("/elm/", "/leaf/");
  expect(scrolled).toEqual(["/oak/", "/elm/"]);
  expect(input.getAttribute("aria-activedescendant")).toBe("search-option-0");
});
