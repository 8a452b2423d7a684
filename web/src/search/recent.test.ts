// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.client";

beforeEach(() => localStorage.clear());

test("searches are kept, the newest first, each once, until they are forgotten", () => {
  for (const query of ["leaf", "bark", " Leaf "]) rememberSearch(query);
  expect(recentSearches()).toEqual(["Leaf", "bark"]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test("only the last ones are kept, and nothing that is empty", () => {
  for (let at = 0; at < 9; at++) rememberSearch(`leaf ${String(at)}`);
  rememberSearch("  ");
  expect(recentSearches()).toHaveLength(6);
});

test.each(["{", "null", '{"a":1}', '[1,null,"leaf"]'])(
  "what else is kept there (%s) does no harm",
  (kept) => {
    localStorage.setItem("search:recent", kept);
    expect(recentSearches().every((one) => typeof one === "string")).toBe(true);
  },
);

test("where a browser forbids it nothing is kept", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  rememberSearch("leaf");
  expect(recentSearches()).toEqual([]);
  vi.unstubAllGlobals();
});
