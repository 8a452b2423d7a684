import { expect, test } from "vitest";
import { messages, t } from "../testing/shellModel";
import { iconMessages, resultText } from "./iconMessages";

const templates: Readonly<Record<string, string>> = {
  "icons.count": "{count} in all",
  "icons.count.one": "a single one",
  "icons.found": "{count} for {query}",
  "icons.found.one": "one for {query}",
  "icons.none": "none for {query}",
  "icons.nearest": "{count} for {word}, not {query}",
};
const said = iconMessages(t, templates, "en");

test.each([
  [{ count: 2187, query: "", nearest: null }, "2,187 in all"],
  [{ count: 1, query: "", nearest: null }, "a single one"],
  [{ count: 12, query: "bin", nearest: null }, "12 for bin"],
  [{ count: 1, query: "bin", nearest: null }, "one for bin"],
  [{ count: 0, query: "zq", nearest: null }, "none for zq"],
  [{ count: 3, query: "trsh", nearest: "trash" }, "3 for trash, not trsh"],
])("%o is told as %s", (result, text) => expect(resultText(said, result)).toBe(text));

test("numbers are written as in the language, which has its plural forms", () => {
  const german = iconMessages(t, templates, "de");
  expect(resultText(german, { count: 2187, query: "", nearest: null })).toBe("2.187 in all");
  const arabic = iconMessages(t, { ...templates, "icons.count.few": "a few: {count}" }, "ar-AE");
  const said = [1, 3, 100].map((count) => resultText(arabic, { count, query: "", nearest: null }));
  expect(said).toEqual(["a single one", "a few: 3", "100 in all"]);
});

test("every place of the translation is filled", () => {
  const results = [
    { count: 0, query: "zq", nearest: null },
    { count: 1, query: "bin", nearest: null },
    { count: 3, query: "trsh", nearest: "trash" },
  ];
  for (const result of results) {
    expect(resultText(iconMessages(t, messages, "en"), result)).not.toMatch(/[{}]/);
  }
});
