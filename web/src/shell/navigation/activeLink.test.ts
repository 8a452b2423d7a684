// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { showNavigation } from "../../testing/navigation";
import { navNode } from "../../testing/shellModel";
import { followPart, markPart } from "./activeLink.client";

const parts = { "/oak/#branch": "Branch", "/oak/#branch-tip": "Tip", "/oak/#root": "Root" };

/** The navigation of a page, with links of these names. */
function list(links: Readonly<Record<string, string>> = parts): HTMLElement {
  const nodes = Object.entries({ "/leaf/": "Leaf", ...links });
  const items = nodes.map(([pathname, title]) => navNode({ pathname, title }));
  return showNavigation({ items, route: "/oak/" });
}

function marked(): (string | null)[] {
  return [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent);
}

beforeEach(() => history.replaceState(null, "", "/oak/"));

afterEach(() => history.replaceState(null, "", "/"));

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
  const shown = list({ "/oak/": "Oak" });
  history.replaceState(null, "", "/oak/#root");
  markPart(shown);
  expect(marked()).toEqual(["Oak"]);
});
