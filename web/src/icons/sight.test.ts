import { expect, test } from "vitest";
import { rowsInSight } from "./sight";

const rows = { rowHeight: 100, count: 50 };

test("the rows in sight are there, and three on either side", () => {
  expect(rowsInSight(1000, 400, rows)).toEqual([7, 17]);
});

test("there are no rows beyond the ends", () => {
  expect(rowsInSight(0, 400, rows)).toEqual([0, 7]);
  expect(rowsInSight(4900, 400, rows)).toEqual([46, 50]);
  expect(rowsInSight(9999, 400, rows)).toEqual([50, 50]);
  expect(rowsInSight(0, 400, { ...rows, count: 0 })).toEqual([0, 0]);
});
