import { expect, test } from "vitest";
import { words } from "../testing/shell";
import { createWords, wordKeys } from "./words";

test("a word is found by its key and its places are filled", () => {
  expect(createWords(words)("heading.link", { title: "Sizes" })).toBe("Link to “Sizes”");
});

test("a translation that lacks words names all of them", () => {
  const { "code.copy": copy, "nav.open": open, ...rest } = words;
  expect([copy, open]).not.toContain(undefined);
  expect(() => createWords(rest)).toThrow(
    "The translation lacks nav.open, code.copy. Add them to translations/en.json.",
  );
});

test("no key is listed twice", () => {
  expect(new Set(wordKeys).size).toBe(wordKeys.length);
});
