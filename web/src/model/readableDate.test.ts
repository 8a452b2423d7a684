import { expect, test } from "vitest";
import { readableDate } from "./readableDate";

test("a date is that of the post, wherever the site is built, as in the language", () => {
  expect(readableDate("2026-11-01", "en-US")).toBe("November 1, 2026");
  expect(readableDate("2026-11-01", "de")).toBe("1. November 2026");
});
