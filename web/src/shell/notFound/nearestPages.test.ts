// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { type KnownPage, nearestPages, suggestPages, wordsOf } from "./nearestPages.client";

const pages: readonly KnownPage[] = [
  ["/", "Acorns"],
  ["/oak/part-button/", "Button"],
  ["/oak/part-button-group/", "Button Group"],
  ["/oak/part-dialog/", "Dialog"],
  ["/elm/part-button/", "Button"],
  ["/elm/planting/", "Planting"],
];

const routes = (path: string, most = 3) => nearestPages(path, pages, most).map(([route]) => route);

test.each([
  ["a misspelled one", "/oak/part-buton/", ["/oak/part-button/"]],
  ["one in other letters", "/Oak/Part-Button", ["/oak/part-button/"]],
  ["one with two mistakes", "/oak/part-buttn-groop/", ["/oak/part-button-group/"]],
  ["one that has moved, by its end", "/old/place/planting.html", ["/elm/planting/"]],
  ["one that is encoded", "/oak/part%2Dbuton/", ["/oak/part-button/"]],
  ["the nearer of equal ends", "/elm/part-buttons/", ["/elm/part-button/", "/oak/part-button/"]],
])("the nearest pages of an address are found: %s", (_, path, first) =>
  expect(routes(path).slice(0, first.length)).toEqual(first),
);

test("a title finds one page, and an address that is like none, or no text, finds none", () => {
  expect(routes("/dialog")).toEqual(["/oak/part-dialog/"]);
  expect(routes("/wp-admin/x.php")).toEqual([]);
  expect(routes("/")).toEqual([]);
  expect(routes("/oak/%E0%A4%A")).toBeInstanceOf(Array);
});

test("a search begins with the words of the end of the address", () => {
  expect(wordsOf("/oak/part-button_group.html")).toBe("part button group");
  expect(wordsOf("/")).toBe("");
});

beforeEach(() => {
  document.body.innerHTML = `<input data-search-input><section data-nearest><ul></ul></section>`;
});

test("the page lists what is near as links with their addresses", () => {
  suggestPages(document, "/oak/part-buton/", pages);
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links[0]).toBe("/oak/part-button/");
  expect(document.querySelector("li")?.textContent).toBe("Button /oak/part-button/");
  expect(document.querySelector("input")?.value).toBe("part buton");
});

test("what a page is called is text, never markup", () => {
  suggestPages(document, "/bold/", [["/bold/", "<b>bold</b>"]]);
  expect(document.querySelector("a")?.textContent).toBe("<b>bold</b>");
});

test("nothing near is not announced", () => {
  suggestPages(document, "/wp-admin/x.php", pages);
  expect(document.querySelector("section")?.hasAttribute("data-none")).toBe(true);
  expect(document.querySelectorAll("li")).toHaveLength(0);
});
