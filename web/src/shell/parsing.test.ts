// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { layOutWhole } from "./parsing.client";

const root = document.documentElement;

function arrive(type: NavigationTimingType, hash = ""): boolean {
  location.hash = hash;
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  layOutWhole(document);
  return root.dataset["whole"] === "";
}

beforeEach(() => {
  delete root.dataset["whole"];
});

test("a page that begins at its top is laid out as it is read", () => {
  expect(arrive("navigate")).toBe(false);
});

test.each([
  ["navigate", "#row"],
  ["reload", ""],
  ["back_forward", ""],
] as const)("one that begins below is laid out whole (%s %s)", (type, hash) => {
  expect(arrive(type, hash)).toBe(true);
});
