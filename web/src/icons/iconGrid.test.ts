import { expect, test } from "vitest";
import { visibleRows } from "./iconGrid.client";

const rows = { rowHeight: 100, count: 50 };

test("the rows in sight are there, and three on either side", () =>
  expect(visibleRows(1000, 400, rows)).toEqual([7, 17]));

test("there are no rows beyond the ends", () => {
  expect(visibleRows(0, 400, rows)).toEqual([0, 7]);
  expect(visibleRows(4900, 400, rows)).toEqual([46, 50]);
  expect(visibleRows(9999, 400, rows)).toEqual([50, 50]);
  expect(visibleRows(0, 400, { ...rows, count: 0 })).toEqual([0, 0]);
});
