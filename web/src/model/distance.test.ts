import { expect, test } from "vitest";
import { distance } from "./distance";

test.each([
  ["autocompelte", "autocomplete", { whole: 1, start: 1 }],
  ["buton", "button", { whole: 1, start: 1 }],
  ["slidder", "slider", { whole: 1, start: 1 }],
  ["snackb", "snackbar", { whole: 2, start: 0 }],
  ["dalate", "delete", { whole: 2, start: 2 }],
  ["", "ab", { whole: 2, start: 0 }],
  ["seed", "tree", null],
])("slips are counted: %s for %s", (typed, word, expected) =>
  expect(distance(typed, word, 2)).toEqual(expected),
);

const letters = ["", "a", "b"];
const pairs = letters.flatMap((one) => letters.map((two) => one + two));
const words = pairs.flatMap((one) => pairs.map((two) => one + two));

test("a word is not away from itself", () => {
  const away = words.filter((word) => distance(word, word, 1)?.whole !== 0);
  expect(away).toEqual([]);
});

test("a beginning is never further than the whole", () => {
  const wrong = words.flatMap((one) =>
    words.filter((other) => {
      const found = distance(one, other, 2);
      return found !== null && found.start > found.whole;
    }),
  );
  expect(wrong).toEqual([]);
});
