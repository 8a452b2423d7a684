import { expect, test } from "vitest";
import { followDevice } from "./followDevice";

const media = "@media (prefers-color-scheme:dark)";
const untold = ":root:not([data-color-scheme])";

test("a rule for the dark scheme holds on dark devices where no script tells the scheme", () => {
  const variables = '[data-color-scheme="dark"]{--leaf:#0f0;}';
  expect(followDevice(`@layer s-base{:root{--leaf:#060;}${variables}p{margin:0}}`)).toBe(
    `@layer s-base{:root{--leaf:#060;}${variables}${media}{${untold}{--leaf:#0f0;}}p{margin:0}}`,
  );
});

test("the form of a selector stays", () => {
  const rule = '*:where([data-color-scheme="dark"]) .css-leaf:hover{color:red;}';
  expect(followDevice(rule)).toBe(
    `${rule}${media}{*:where(${untold}) .css-leaf:hover{color:red;}}`,
  );
});

test("a rule in a rule stays in it", () => {
  const rule = "&[data-color-scheme=dark]{color:red}";
  expect(followDevice(`.leaf{margin:0;${rule}}`)).toBe(
    `.leaf{margin:0;${rule}${media}{&${untold}{color:red}}}`,
  );
});

test("no rule is copied twice", () => {
  const once = followDevice('[data-color-scheme="dark"] .css-leaf{color:red;}');
  expect(followDevice(once)).toBe(once);
});

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
