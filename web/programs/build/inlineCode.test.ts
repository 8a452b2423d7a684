import { expect, test } from "vitest";
import { inlineCode } from "./inlineCode.ts";

test("code stands in a page as it is", () =>
  expect(inlineCode("(()=>{a<b&&c()})();\n")).toBe("(()=>{a<b&&c()})();"));

test.each(["</script", "</SCRIPT", "<script", "<!--"])("%s ends a page's script", (text) => {
  const message = `code that stands in pages may not hold "${text}"`;
  expect(() => inlineCode(`a = "${text}";`)).toThrow(message);
});
