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

const base = (rule: string) => `@layer s-base{${rule}}`;
const dark = '[data-pine-scheme="dark"]';
const light = ':is(.pine-light,[data-color-scheme="light"])';

test.each([
  ".css-1a{color:red;}",
  ".css-1a:hover .css-2b{color:red}",
  "#root{color:red}",
  "@keyframes spin{from{opacity:0}}",
  ".pine .nav-link{padding:0}",
])("what names a class is inserted as it is: %s", (rule) => expect(scoped(rule)).toBe(rule));

test("what the root of a page gives its elements goes to stages and portals", () => {
  const color = base(`body ${places}{color:red;}`);
  const background = base("body :where([data-stage]){background-color:white;}");
  const rule = "body{margin:0;color:red;background-color:white}";
  expect(scoped(rule)).toBe(color + background);
});

test.each([
  [
    "a choice of the root and of others is each of them",
    ":where(html, .pine){--pine:green}",
    `${base(`:where(html) ${places}{--pine:green;}`)}:where(.pine) { --pine: green; }`,
  ],
  [
    "a choice of names for the root is the root",
    ":where(:root, :host){--pine:green}",
    base(`:where(:root) ${places},:where(:host) ${places}{--pine:green;}`),
  ],
  [
    "conditions around a rule for the root stay around it",
    "@media print{:root{--pine:black}}",
    `@media print {${base(`:root ${places}{--pine:black;}`)}}@media print {}`,
  ],
  [
    "a rule without a class holds for what demos draw, each selector by itself",
    "*,::before,.leaf{margin:0}",
    `*${drawn},${drawn}::before,.leaf { margin: 0px; }`,
  ],
  [
    "the color scheme of the page is one that the library knows",
    `${dark} .leaf{color:white}`,
    `:is(${dark},[data-color-scheme="dark"]) .leaf { color: white; }`,
  ],
  [
    "the color scheme of the root is one that the library knows",
    ".pine-light{--pine:white}",
    `${base(`${light} ${places}{--pine:white;}`)}.pine-light:not(html, body) { --pine: white; }`,
  ],
])("%s", (_, rule, inserted) => expect(scoped(rule)).toBe(inserted));

test.each([
  ["a choice is a class if each part is one", ":is(.leaf,.twig) p", ":is(.leaf,.twig) p"],
  ["a choice is no class if one part is none", ":is(.leaf,a) p", `:is(.leaf,a) p${drawn}`],
  ["an attribute is no class", 'a[href=".x"]', `a[href=".x"]${drawn}`],
  ["what is not a class is none", "a:not(.leaf)", `a:not(.leaf)${drawn}`],
  ["a class that the shell has too is one of what demos draw", ".nav-link", `.nav-link${drawn}`],
])("%s: %s", (_, selector, inserted) =>
  expect(scoped(`${selector}{margin:0}`)).toBe(`${inserted} { margin: 0px; }`),
);
