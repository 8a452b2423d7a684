import { expect, test } from "vitest";
import { messages } from "../testing/shellModel";
import { createTranslate, messageKeys } from "./messages";

test("a word is found by its key and its places are filled", () => {
  expect(createTranslate(messages)("heading.link", { title: "Sizes" })).toBe("Link to “Sizes”");
});

test("a translation that lacks words names all of them", () => {
  const { "code.copy": copy, "nav.open": open, ...rest } = messages;
  expect([copy, open]).not.toContain(undefined);
  expect(() => createTranslate(rest)).toThrow(
    "The translation lacks nav.open, code.copy. Add them to translations/en.json.",
  );
});

test("no key is listed twice", () => {
  expect(new Set(messageKeys).size).toBe(messageKeys.length);
});
