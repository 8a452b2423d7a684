import { expect, test } from "vitest";
import { matches } from "./matchCard";

const text = "text field labels, help and errors";

test.each([
  ["nothing", { text: "", group: "" }, text, true],
  ["all words in any order", { text: "Errors text", group: "" }, text, true],
  ["not all words", { text: "errors table", group: "" }, text, false],
  ["a name in one word", { text: "TextField", group: "" }, text, true],
  ["a name in two words", { text: "textarea auto", group: "" }, "textareaautosize", true],
  ["its group", { text: "", group: "Inputs" }, text, true],
  ["another group", { text: "", group: "Layout" }, text, false],
])("where %s is asked for, a card shows: %o", (_, asked, own, shown) =>
  expect(matches({ group: "Inputs", text: own }, asked)).toBe(shown),
);
