// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { followPart, markPart } from "./activeLink.client";

function list(): HTMLElement {
  document.body.innerHTML = `
    <div data-nav="acorn">
      <a href="/leaf/">Leaf</a>
      <a href="/oak/#branch" aria-current="page" data-part>Branch</a>
      <a href="/oak/#branch-tip" data-part>Tip</a>
      <a href="/oak/#root" data-part>Root</a>
    </div>`;
  const found = document.querySelector<HTMLElement>("[data-nav]");
  if (found === null) throw new Error("no list");
  return found;
}

function marked(): (string | null)[] {
  return [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent);
}

beforeEach(() => {
  history.replaceState(null, "", "/oak/");
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

test.each([
  ["", "Branch"],
  ["#root", "Root"],
  ["#root-prop-depth", "Root"],
  ["#branch-prop-depth", "Branch"],
  ["#branch-tip", "Tip"],
  ["#branch-tip-prop-size", "Tip"],
  ["#roots", "Branch"],
  ["#top", "Branch"],
])("section 2: at %s the link of that part is the active one", (hash, link) => {
  history.replaceState(null, "", `/oak/${hash}`);
  markPart(list());
  expect(marked()).toEqual([link]);
});

test("section 2: a reader who goes on to another part finds its link marked", () => {
  followPart(list());
  history.replaceState(null, "", "/oak/#root");
  dispatchEvent(new Event("hashchange"));
  expect(marked()).toEqual(["Root"]);
  history.replaceState(null, "", "/oak/");
  dispatchEvent(new Event("hashchange"));
  expect(marked()).toEqual(["Branch"]);
});

test("where one link leads to the page it stays marked", () => {
  const shown = list();
  shown.innerHTML = '<a href="/oak/" aria-current="page">Oak</a>';
  history.replaceState(null, "", "/oak/#root");
  markPart(shown);
  expect(marked()).toEqual(["Oak"]);
});
