import { expect, test } from "vitest";
import { defaultOf } from "./docs.ts";

test("of a styled component, its default says what it styles", () => {
  const whole = "styled(Bark, {\nname: 'Leaf',\nslot: 'Bark',\n})({\nzIndex: -1,\n})";
  expect(defaultOf(whole)).toBe("styled(Bark)");
  expect(defaultOf("styled(Bark)({ zIndex: -1 })")).toBe("styled(Bark)");
});

test("a default of several lines has its indentation", () => {
  const text = "{\nrows: [\n1,\n2,\n],\nsort: (a) => {\nreturn a;\n},\n}";
  expect(defaultOf(text)).toBe(
    "{\n  rows: [\n    1,\n    2,\n  ],\n  sort: (a) => {\n    return a;\n  },\n}",
  );
});

test("any other default is as it is written", () => {
  for (const text of [null, "", "'a'", "theme.spacing(2)", "`)`"]) {
    expect(defaultOf(text)).toBe(text);
  }
});
