import { expect, test } from "vitest";
import { nextAt } from "./arrows";

test.each([
  ["ArrowRight", 0, "row", false, 1],
  ["ArrowRight", 2, "row", false, 0],
  ["ArrowLeft", 0, "row", false, 2],
  ["ArrowRight", 0, "row", true, 2],
  ["ArrowLeft", 0, "row", true, 1],
  ["ArrowDown", 0, "row", false, undefined],
  ["ArrowDown", 2, "column", true, 0],
  ["ArrowUp", 0, "column", false, 2],
  ["Home", 1, "row", true, 0],
  ["End", 1, "row", false, 2],
  ["a", 1, "column", false, undefined],
] as const)("%s leads from %i of a %s (mirrored: %s) to %s", (key, at, axis, rtl, to) =>
  expect(nextAt(key, at, 3, { axis, rtl })).toBe(to),
);
