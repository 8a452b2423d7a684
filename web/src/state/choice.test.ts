// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { codeStyling, stylingInHash } from "./codeStyling";
import { codeVariant, variantInHash } from "./codeVariant";
import { direction } from "./direction";

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  for (const name of ["codeVariant", "codeStyling"])
    document.cookie = `${name}=; max-age=0; path=/`;
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute);
  }
});

test("nothing chosen means the first value", () => {
  direction.restore();
  expect(direction.get()).toBe("ltr");
  expect(document.documentElement.dir).toBe("ltr");
});

test("a choice is shown, kept and told to subscribers", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  direction.set("rtl");
  end();
  direction.set("ltr");
  expect(told).toEqual(["rtl"]);
  expect(localStorage.getItem("direction")).toBe("ltr");
});

test("subscribers of one choice hear nothing of another", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  codeVariant.set("js");
  end();
  expect(told).toEqual([]);
});

test("the styling of code is kept in a cookie and found again", () => {
  codeStyling.set("tailwind");
  expect(document.cookie).toContain("codeStyling=tailwind");
  document.documentElement.removeAttribute("data-code-styling");
  codeStyling.restore();
  expect(codeStyling.get()).toBe("tailwind");
});

test("an address comes before what was kept", () => {
  codeStyling.set("tailwind");
  location.hash = "#css-Toolbar.js";
  codeStyling.restore();
  codeVariant.restore();
  expect(codeStyling.get()).toBe("css");
  expect(codeVariant.get()).toBe("js");
});

test("a kept value that is unknown counts as none", () => {
  localStorage.setItem("direction", "sideways");
  direction.restore();
  expect(direction.get()).toBe("ltr");
});

const hashes = [
  ["#tailwind-Toolbar.tsx", "ts", "tailwind"],
  ["#css-Toolbar.js", "js", "css"],
  ["#system-Toolbar.tsx", "ts", "system"],
  ["#Toolbar.tsx", "ts", null],
  ["#css-variables", null, null],
  ["#using-next-js", null, null],
  ["", null, null],
] as const;

for (const [hash, variant, styling] of hashes) {
  test(`the address "${hash}" asks for ${String(variant)} and ${String(styling)}`, () => {
    expect(variantInHash(hash)).toBe(variant);
    expect(stylingInHash(hash)).toBe(styling);
  });
}
