import { expect, test } from "vitest";
import { readDemoAddress, writeDemoAddress } from "./demoAddress";

const addresses = [
  ["#tailwind-ButtonIntroduction.tsx", "ButtonIntroduction", "ts", "tailwind"],
  ["#css-Toolbar.js", "Toolbar", "js", "css"],
  ["#system-Toolbar.tsx", "Toolbar", "ts", "system"],
  ["#BasicButtons.js", "BasicButtons", "js", null],
] as const;

for (const [hash, demo, variant, styling] of addresses) {
  test(`the hash "${hash}" asks for ${variant} and ${String(styling)}`, () => {
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
  test(`the hash "${hash}" asks for nothing`, () => {
    expect(readDemoAddress(hash)).toBeNull();
  });
}
