import { expect, test } from "vitest";
import { followDevice } from "./followDevice";

const media = "@media (prefers-color-scheme:dark)";
const untold = ":root:not([data-color-scheme])";

const variables = '[data-color-scheme="dark"]{--leaf:#0f0;}';
const hover = '*:where([data-color-scheme="dark"]) .css-leaf:hover{color:red;}';
const inside = "&[data-color-scheme=dark]{color:red}";

test.each([
  [
    "it is in its layer",
    "@layer s-base{:root{--leaf:#060;}",
    variables,
    `${untold}{--leaf:#0f0;}`,
    "p{margin:0}}",
  ],
  ["its selector has a form", "", hover, `*:where(${untold}) .css-leaf:hover{color:red;}`, ""],
  ["it is in a rule", ".leaf{margin:0;", inside, `&${untold}{color:red}`, "}"],
])(
  "a dark rule holds on dark devices without a script where %s",
  (_, before, rule, copy, after) => {
    const followed = `${before}${rule}${media}{${copy}}${after}`;
    expect(followDevice(before + rule + after)).toBe(followed);
    // No rule is copied twice.
    expect(followDevice(followed)).toBe(followed);
  },
);

test("rules for the light scheme and classes of a styling that is not shown stay alone", () => {
  const css = String.raw`[data-color-scheme="light"]{--leaf:#060}.dark\:red:where([data-color-scheme=dark],[data-color-scheme=dark] *){color:red}`;
  expect(followDevice(css)).toBe(css);
});

test("rules for the light scheme of a library hold on light devices alone", () => {
  const css = ':is(.day,[data-color-scheme="light"]) .leaf{color:black}';
  expect(followDevice(css)).toBe(
    `${css}@media (prefers-color-scheme:light){:is(.day,:root:not([data-color-scheme])) .leaf{color:black}}`,
  );
  const theme = "[data-color-scheme=light]{--leaf:black}";
  expect(followDevice(theme)).toBe(theme);
});
