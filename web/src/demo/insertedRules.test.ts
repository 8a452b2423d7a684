// @vitest-environment jsdom
import { expect, test } from "vitest";
import { scopedRules } from "./insertedRules.client";

const marks = { light: [".pine-light"], dark: ['[data-pine-scheme="dark"]'] };
const portal = 'body > :not([class^="s-"], .skip-link)';
const places = `:where([data-stage], ${portal})`;
const drawn = `:where([data-stage] *, ${portal}, ${portal} *)`;

function read(text: string): CSSRuleList {
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
  const rules = style.sheet?.cssRules;
  if (rules === undefined) throw new Error("jsdom made no sheet");
  return rules;
}

const scoped = (text: string) => scopedRules(text, marks, read);

test.each([
  ".css-1a{color:red;}",
  ".css-1a:hover .css-2b{color:red}",
  "#root{color:red}",
  "@keyframes spin{from{opacity:0}}",
])("what names a class is inserted as it is: %s", (rule) => {
  expect(scoped(rule)).toBe(rule);
});

test("what the root of a page gives its elements goes to stages and portals", () => {
  expect(scoped("body{margin:0;color:red;background-color:white}")).toBe(
    `@layer s-base{body ${places}{color:red;}}` +
      "@layer s-base{body :where([data-stage]){background-color:white;}}",
  );
});

test("a choice of the root and of others is each of them", () => {
  expect(scoped(":where(html, .pine){--pine:green}")).toBe(
    `@layer s-base{:where(html) ${places}{--pine:green;}}:where(.pine) { --pine: green; }`,
  );
});

test("a choice of names for the root is the root", () => {
  expect(scoped(":where(:root, :host){--pine:green}")).toMatch(
    /^@layer s-base\{:where\(:root\) :where\(\[data-stage\], .*\{--pine:green;\}\}$/,
  );
});

test("conditions around a rule for the root stay around it", () => {
  expect(scoped("@media print{:root{--pine:black}}")).toBe(
    `@media print {@layer s-base{:root ${places}{--pine:black;}}}@media print {}`,
  );
});

test("a rule without a class holds for what demos draw, each selector by itself", () => {
  expect(scoped("*,::before,.leaf{margin:0}")).toBe(
    `*${drawn},${drawn}::before,.leaf { margin: 0px; }`,
  );
});

test("a choice is a class if each part of it is one", () => {
  expect(scoped(":is(.leaf,.twig) p{margin:0}")).toBe(":is(.leaf,.twig) p { margin: 0px; }");
  expect(scoped(":is(.leaf,a) p{margin:0}")).toBe(`:is(.leaf,a) p${drawn} { margin: 0px; }`);
  expect(scoped('a[href=".x"]{margin:0}')).toBe(`a[href=".x"]${drawn} { margin: 0px; }`);
  expect(scoped("a:not(.leaf){margin:0}")).toBe(`a:not(.leaf)${drawn} { margin: 0px; }`);
});

test("the color scheme of the page is one that the library knows", () => {
  expect(scoped('[data-pine-scheme="dark"] .leaf{color:white}')).toBe(
    ':is([data-pine-scheme="dark"],[data-color-scheme="dark"]) .leaf { color: white; }',
  );
  expect(scoped(".pine-light{--pine:white}")).toBe(
    `@layer s-base{:is(.pine-light,[data-color-scheme="light"]) ${places}{--pine:white;}}` +
      ".pine-light:not(html, body) { --pine: white; }",
  );
});

test("a class that the shell has too is one of what demos draw", () => {
  expect(scoped(".nav-link{padding:0}")).toBe(`.nav-link${drawn} { padding: 0px; }`);
  expect(scoped(".pine .nav-link{padding:0}")).toBe(".pine .nav-link{padding:0}");
});
