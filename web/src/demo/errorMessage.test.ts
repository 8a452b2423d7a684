import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { messageOf } from "./errorMessage";

test("the message of a parser comes without the colors of a terminal", async () => {
  const code = transformWithOxc("const leaf = <;", "/site/Leaf.tsx");
  const error = await code.catch((thrown: unknown) => thrown);
  expect((error as Error).message).toContain("\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token");
  const message = messageOf(error);
  expect(message).toContain("[PARSE_ERROR] Unexpected token\n");
  expect(message).toMatch(/╭─\[ \S*site\/Leaf\.tsx:1:15 \]/);
  expect(message).not.toContain("\u001B");
});

test("anything can be thrown", () => {
  expect(messageOf("\u001B[1mworm\u001B[22m")).toBe("worm");
  expect(messageOf(null)).toBe("null");
});
