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

test("a misspelled address leads to the page that was meant", () => {
  expect(routes("/oak/part-buton/")[0]).toBe("/oak/part-button/");
  expect(routes("/Oak/Part-Button")[0]).toBe("/oak/part-button/");
  expect(routes("/oak/part-buttn-groop/")[0]).toBe("/oak/part-button-group/");
});

test("a page that has moved is found by the end of its address", () => {
  expect(routes("/old/place/planting.html")[0]).toBe("/elm/planting/");
});

test("a page is found by its title", () => {
  expect(routes("/dialog")).toEqual(["/oak/part-dialog/"]);
});

test("of equal ends the nearer place comes first", () => {
  expect(routes("/elm/part-buttons/").slice(0, 2)).toEqual([
    "/elm/part-button/",
    "/oak/part-button/",
  ]);
});

test("nothing is offered for an address that is like none", () => {
  expect(routes("/wp-admin/x.php")).toEqual([]);
  expect(routes("/")).toEqual([]);
});

test("an address may be encoded in any way", () => {
  expect(routes("/oak/part%2Dbuton/")[0]).toBe("/oak/part-button/");
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
