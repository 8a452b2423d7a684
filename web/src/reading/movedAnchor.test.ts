// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { followMoved, movedTo, type Move } from "./movedAnchor.client";
import { startOldAnchors } from "./oldAnchors.client";

const page = "/acorn/api/seed-bag/";
const parts = ["facts", "prop-classes", "classes", "css-Acme-root"];
const ids = parts.map((part) => `seed-bag-${part}`);
const moves: readonly Move[] = [
  ["*/api/*", "classes", "*-classes"],
  ["*/api/*", "import", "top"],
  ["*/api/*", "*-css-*", "*-css-*"],
  [page, "gone", "never"],
  [page, "gone", "/acorn/parts/#gone"],
];

test.each([
  ["classes", "seed-bag-classes"],
  ["import", "top"],
  ["SeedBag-css-Acme-root", "seed-bag-css-Acme-root"],
  ["SeedBag-css-Acme-leaf", null],
  ["gone", "/acorn/parts/#gone"],
  ["nothing", null],
])("#%s leads to %s", (anchor, target) => expect(movedTo(moves, page, anchor, ids)).toBe(target));

test("rows are for their pages alone", () =>
  expect(movedTo(moves, "/acorn/leaf/", "import", ids)).toBeNull());

test("signs of patterns are taken as they stand", () => {
  expect(movedTo([["*", "a.b", "top"]], page, "axb", ids)).toBeNull();
  expect(movedTo([["*", "a(b)*", "c-*"]], page, "a(b)$&", ["c-$&"])).toBe("c-$&");
});

test("a name in capitals is taken apart", () => {
  const row: Move = ["*", "*-props", "*-props"];
  expect(movedTo([row], page, "SVGIcon-props", ["svg-icon-props"])).toBe("svg-icon-props");
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("the map is read only for an anchor that the page has not", async () => {
  document.body.innerHTML = "<main><h2 id=here>Here</h2></main>";
  const fetched = vi.fn(() => Promise.resolve(Response.json([["*", "old", "here"]])));
  vi.stubGlobal("fetch", fetched);
  history.replaceState(null, "", "#here");
  const loader = chunk(() => Promise.resolve({ followMoved }));
  startOldAnchors(document, loader);
  expect(fetched).not.toHaveBeenCalled();
  location.hash = "#old";
  await vi.waitFor(() => expect(location.hash).toBe("#here"));
});

test.each([
  ["is not there", () => Promise.resolve(new Response("", { status: 404 }))],
  ["cannot be fetched", () => Promise.reject(new TypeError("offline"))],
])("an anchor that is badly encoded, and a map that %s, change nothing", async (_, fetched) => {
  vi.stubGlobal("fetch", fetched);
  history.replaceState(null, "", "#%E0%A4%A");
  await followMoved(document, "%E0%A4%A");
  expect(location.hash).toBe("#%E0%A4%A");
});
