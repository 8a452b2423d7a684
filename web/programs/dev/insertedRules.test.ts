import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { insertedRules } from "./insertedRules.ts";

const { filter, handler } = insertedRules.transform;

test.each([
  ["/site/node_modules/@emotion/sheet/dist/emotion-sheet.development.esm.js", true],
  [String.raw`C:\site\node_modules\@emotion\sheet\dist\emotion-sheet.development.cjs.js`, true],
  ["/site/node_modules/@emotion/sheet/dist/emotion-sheet.esm.js", false],
  ["/site/node_modules/@oak/sheet/dist/oak-sheet.development.esm.js", false],
])("%s is the build that fills style elements: %s", (id, isOne) =>
  expect(filter.id.test(id)).toBe(isOne),
);

test("the installed build for development becomes one that inserts rules", () => {
  const folder = new URL("../../../node_modules/@emotion/sheet/dist/", import.meta.url);
  const code = readFileSync(new URL("emotion-sheet.development.esm.js", folder), "utf8");
  expect(code).toContain("options.speedy === undefined ? !isDevelopment : options.speedy");
  expect(code).toContain("var isDevelopment = true");
  expect(handler(code)).toContain("var isDevelopment = false");
});
