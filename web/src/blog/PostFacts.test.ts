import { expect, test } from "vitest";
import { readableDate } from "./PostFacts";

test("a date is that of the post, wherever the site is built", () => {
  expect(readableDate("2026-11-01")).toBe("1 November 2026");
});
