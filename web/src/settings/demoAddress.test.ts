import { expect, test } from "vitest";
import { readDemoAddress, writeDemoAddress } from "./demoAddress.client";

const addresses = [
  ["#tailwind-ButtonIntroduction.tsx", "ButtonIntroduction", "ts", "tailwind"],
  ["#css-Toolbar.js", "Toolbar", "js", "css"],
  ["#system-Toolbar.tsx", "Toolbar", "ts", "system"],
  ["#BasicButtons.js", "BasicButtons", "js", null],
] as const;

for (const [hash, demo, variant, styling] of addresses) {
  test(`the hash chooses ${variant} and ${String(styling)}: "${hash}"`, () => {
    expect(readDemoAddress(hash)).toEqual({ demo, variant, styling });
    expect(writeDemoAddress({ demo, variant, styling })).toBe(hash);
  });
}

for (const hash of [
  "",
  "#",
  "#.js",
  "#using-next-js",
  "#css-variables",
  "#Toolbar",
  "#A.ts",
  "#%E0",
]) {
  test(`the hash chooses nothing: "${hash}"`, () => {
    expect(readDemoAddress(hash)).toBeNull();
  });
}
