import { expect, test } from "vitest";
import { slips } from "./spelling";

test.each([
  ["delete", "delete", 0],
  ["delte", "delete", 1],
  ["dleete", "delete", 1],
  ["dalate", "delete", 2],
  ["", "abc", 3],
])("%s is %s with %i slips", (typed, meant, count) => {
  expect(slips(typed, meant)).toBe(count);
});
