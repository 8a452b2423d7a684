import { expect, test } from "vitest";
import { moveInGrid } from "./moveInGrid";

/** Four columns; the last row has two cells. */
const shape = { count: 14, columns: 4, page: 2, rtl: false };

function move(key: string, at: number, changes = {}): number | undefined {
  return moveInGrid({ key, ctrlKey: false }, at, { ...shape, ...changes });
}

test("arrows move by a cell, and stop at the ends", () => {
  expect(move("ArrowRight", 3)).toBe(4);
  expect(move("ArrowLeft", 0)).toBe(0);
  expect(move("ArrowDown", 5)).toBe(9);
  expect(move("ArrowDown", 11)).toBe(11);
  expect(move("ArrowUp", 5)).toBe(1);
});

test("in right-to-left pages the arrows go the way they point", () => {
  expect(move("ArrowLeft", 3, { rtl: true })).toBe(4);
});

test("a page down stays in its column, and in the grid", () => {
  expect(move("PageDown", 1)).toBe(9);
  expect(move("PageDown", 7)).toBe(11);
  expect(move("PageUp", 6)).toBe(2);
});

test("Home and End go to the ends of a row, with Ctrl to those of the grid", () => {
  expect([move("Home", 6), move("End", 4), move("End", 12)]).toEqual([4, 7, 13]);
  expect(moveInGrid({ key: "End", ctrlKey: true }, 3, shape)).toBe(13);
  expect(moveInGrid({ key: "Home", ctrlKey: true }, 9, shape)).toBe(0);
});

test("other keys do not move", () => {
  expect(move("a", 3)).toBeUndefined();
});
