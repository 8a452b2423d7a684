import { expect, test } from "vitest";
import { moveInGrid } from "./moveInGrid";

/** Four columns; the last row has two cells. */
const shape = { count: 14, columns: 4, page: 2, rtl: false };

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 5, 9],
  ["ArrowDown", 11, 11],
  ["ArrowUp", 5, 1],
  ["PageDown", 1, 9],
  ["PageDown", 7, 11],
  ["PageUp", 6, 2],
  ["Home", 6, 4],
  ["End", 4, 7],
  ["End", 12, 13],
  ["a", 3, undefined],
])("%s leads from %i to %s", (key, at, to) =>
  expect(moveInGrid({ key, ctrlKey: false }, at, shape)).toBe(to),
);

test("in right-to-left pages arrows go the way they point, and Ctrl leads to the ends of the grid", () => {
  expect(moveInGrid({ key: "ArrowLeft", ctrlKey: false }, 3, { ...shape, rtl: true })).toBe(4);
  expect(moveInGrid({ key: "End", ctrlKey: true }, 3, shape)).toBe(13);
  expect(moveInGrid({ key: "Home", ctrlKey: true }, 9, shape)).toBe(0);
});
