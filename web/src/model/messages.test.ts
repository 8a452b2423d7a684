import { expect, test } from "vitest";
import { messages } from "../testing/shellModel";
import { createTranslate } from "./messages";

const polish = {
  ...messages,
  "search.more": "{parent} i {count} innych",
  "icons.count": "{count} ikony",
  "icons.count.one": "{count} ikona",
  "icons.count.few": "{count} ikony!",
  "icons.count.many": "{count} ikon",
};

test("a word is found by its key and its places are filled", () => {
  const said = createTranslate(messages, "en")("heading.link", { title: "Sizes" });
  expect(said).toBe("Link to “Sizes”");
});

test.each([
  [1, "1 ikona"],
  [3, "3 ikony!"],
  [5, "5 ikon"],
  [1.5, "1,5 ikony"],
  [12_345, "12 345 ikon"],
])("%d chooses the plural form of its language", (count, text) => {
  const said = createTranslate(polish, "pl")("icons.count", { count });
  expect(said.replaceAll("\u00a0", " ")).toBe(text);
});

test("a text without plural forms is for all counts", () => {
  const said = createTranslate(polish, "pl")("search.more", { parent: "Dąb", count: 3 });
  expect(said).toBe("Dąb i 3 innych");
});

test("an English text in a language with other plural forms has the right number", () => {
  const russian = createTranslate(messages, "ru");
  const said = [1, 2, 21].map((count) => russian("icons.count", { count }));
  expect(said).toEqual(["1 icon", "2 icons", "21 icon"]);
});
