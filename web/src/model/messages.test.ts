import { expect, test } from "vitest";
import { messages } from "../testing/shellModel";
import { createTranslate } from "./messages";

test("a word is found by its key and its places are filled", () => {
  expect(createTranslate(messages)("heading.link", { title: "Sizes" })).toBe("Link to “Sizes”");
});
