// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { isApplied, replaceDemoAddress } from "./demoAddress.client";
import { readDemoAddress, writeDemoAddress } from "./demoAddress.client";

beforeEach(() => history.replaceState(null, "", "/"));

afterEach(() => {
  delete document.documentElement.dataset["codeLikeIds"];
});

test.each([
  ["#tailwind-ButtonIntroduction.tsx", "ButtonIntroduction", "ts", "tailwind"],
  ["#css-Toolbar.js", "Toolbar", "js", "css"],
  ["#system-Toolbar.tsx", "Toolbar", "ts", "system"],
  ["#BasicButtons.js", "BasicButtons", "js", null],
  ["#.js", "", "js", null],
] as const)("the hash chooses: %s", (hash, demo, variant, styling) => {
  expect(readDemoAddress(hash)).toEqual({ demo, variant, styling, dot: "." });
  expect(writeDemoAddress({ demo, variant, styling, dot: "." })).toBe(hash);
});

test.each([
  ["#css-introjs", "intro", "js", "css"],
  ["#tailwind-x-js", "x-", "js", "tailwind"],
  ["#system-intro-tsx", "intro-", "ts", "system"],
  ["#using-next-js", "using-next-", "js", null],
  ["#tailwind-js", "", "js", "tailwind"],
  ["#js", "", "js", null],
] as const)("section 4: a hash needs no dot to choose: %s", (hash, demo, variant, styling) => {
  expect(readDemoAddress(hash)).toEqual({ demo, variant, styling, dot: "" });
  expect(writeDemoAddress({ demo, variant, styling, dot: "" })).toBe(hash);
});

test("the id of a heading or a demo is its address, and no choice", () => {
  document.documentElement.dataset["codeLikeIds"] = "using-next-js UtcDayjs gr%C3%B6%C3%9Fe-js";
  for (const hash of ["#using-next-js", "#UtcDayjs", "#gr%C3%B6%C3%9Fe-js"]) {
    expect(readDemoAddress(hash)).toBeNull();
  }
  expect(readDemoAddress("#next-js")?.variant).toBe("js");
  expect(readDemoAddress("#UtcDayjs.js")?.demo).toBe("UtcDayjs");
});

test.each(["", "#", "#css-variables", "#edit-Toolbar=4aXjs", "#Toolbar", "#A.ts", "#%E0"])(
  "the hash chooses nothing: '%s'",
  (hash) => expect(readDemoAddress(hash)).toBeNull(),
);

test("the address follows a choice in place, and what its entry in the history holds stays", () => {
  history.replaceState({ scrolled: 40 }, "", "/#css-Toolbar.js");
  const entries = history.length;
  expect(isApplied()).toBe(false);
  replaceDemoAddress({ variant: "ts" });
  expect([location.hash, history.length]).toEqual(["#css-Toolbar.tsx", entries]);
  expect(history.state).toMatchObject({ scrolled: 40 });
  expect(isApplied()).toBe(true);
  replaceDemoAddress({ styling: null });
  expect(location.hash).toBe("#Toolbar.tsx");
});

test("an address that asks for no code stays as it is", () => {
  history.replaceState(null, "", "/#css-variables");
  replaceDemoAddress({ variant: "js" });
  expect([location.hash, isApplied()]).toEqual(["#css-variables", false]);
});
