import postcss from "postcss";
import { expect, test } from "vitest";
import { followScheme, scopeToStage } from "./stageScope";

const marks = {
  light: ['[data-pine-scheme="light"]'],
  dark: ['[data-pine-scheme="dark"]', ".dark"],
};

const portal = 'body > :not([class^="s-"], .skip-link)';
const places = `:where([data-stage], ${portal})`;
const drawn = `:where([data-stage] *, ${portal}, ${portal} *)`;

function scoped(css: string): string {
  const root = postcss.parse(css);
  scopeToStage(root, marks);
  return root.toString().replaceAll(/\}(?=[@.])/g, "} ");
}

test("rules with a class or an id of the library stay as they are", () => {
  const css = ".leaf{color:red} #app td{color:red} :is(.leaf, .twig) a{color:red}";
  expect(scoped(css)).toBe(css.replace(", ", ","));
});

const green = "{--pine:green}";
const base = (selector: string, rule = green) => `@layer s-base{${selector}${rule}}`;
const black = "{--pine:black}";
const isDark = ':is([data-pine-scheme="dark"],[data-color-scheme="dark"])';
const isClass = ':is(.dark,[data-color-scheme="dark"])';
const isLight = ':is([data-pine-scheme=light],[data-color-scheme="light"])';
const font = "font-family:Pine;line-height:1.5";
const steps = "@keyframes grow{from{color:red} 50%{color:blue}}";
const printed = "@layer pine{@media print{ .leaf{color:red}}}";
const both = `:where(html) ${places},:where(:host) ${places}`;

test.each([
  [
    "a class that the shell has is drawn by demos",
    ".nav-link{padding:0}",
    `.nav-link${drawn}{padding:0}`,
  ],
  [
    "below a class of the library it is not",
    ".pine .nav-link{padding:0}",
    ".pine .nav-link{padding:0}",
  ],
  ["the root gives stages and portals what is inherited", `:root${green}`, base(`:root ${places}`)],
  [
    "and nothing else",
    `body{${font};margin:0;min-height:9vh}`,
    base(`body ${places}`, `{${font}}`),
  ],
  ["a choice of names for the root is each", `:where(html,:host)${green}`, base(both)],
  [
    "a choice of the root and of others is each",
    `:where(html,.pine)${green}`,
    `${base(`:where(html) ${places}`)}:where(.pine)${green}`,
  ],
  [
    "the background of the root is that of stages alone",
    "body{background:white}",
    base("body :where([data-stage])", "{background:white}"),
  ],
  ["rules for the root that say nothing to a stage are gone", "html{height:100%}", ""],
  [
    "the root and others are parted",
    `:root, .leaf${green}`,
    `${base(`:root ${places}`)} .leaf${green}`,
  ],
  ["all elements are what demos draw", "*{margin:0}", `*${drawn}{margin:0}`],
  ["elements of a kind are too", "ul a:hover{color:red}", `ul a:hover${drawn}{color:red}`],
  ["those with an attribute are too", "[hidden]{top:0}", `[hidden]${drawn}{top:0}`],
  ["those without a class are too", "a:not(.leaf){color:red}", `a:not(.leaf)${drawn}{color:red}`],
  ["a pseudo-element stays at the end", "*::before{margin:0}", `*${drawn}::before{margin:0}`],
  [
    "conditions stay, and layers of the library do not count on a stage",
    `@layer pine{@media print{:root${black} .leaf{color:red}}}`,
    `@layer s-base{@media print{:root ${places}${black}}} ${printed}`,
  ],
  ["steps of an animation are no selectors", steps, steps],
  [
    "a scheme is the site's too",
    '[data-pine-scheme="dark"] .leaf{top:0}',
    `${isDark} .leaf{top:0}`,
  ],
  [
    "a scheme in a choice is the site's too",
    ":where([data-pine-scheme=light]) .leaf{color:red}",
    `:where(${isLight}) .leaf{color:red}`,
  ],
  [
    "a scheme of the root reaches the stages",
    `:root[data-pine-scheme="dark"]${black}`,
    base(`:root${isDark} ${places}`, black),
  ],
  [
    "a scheme that an element in a demo has holds there",
    `.dark${black}`,
    `${base(`${isClass} ${places}`, black)} .dark:not(html, body)${black}`,
  ],
  ["a scheme is no class of the library", ".dark a{color:red}", `${isClass} a${drawn}{color:red}`],
])("%s", (_, css, expected) => expect(scoped(css)).toBe(expected));

test("a document of the library's own follows the scheme, and keeps its rules", () => {
  const root = postcss.parse("body{margin:0} .dark body{color:white}");
  followScheme(root, marks);
  expect(root.toString()).toBe(
    'body{margin:0} :is(.dark,[data-color-scheme="dark"]) body{color:white}',
  );
});
