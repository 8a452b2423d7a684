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

test("a class that the shell has too is one of what demos draw", () => {
  expect(scoped(".nav-link{padding:0}")).toBe(`.nav-link${drawn}{padding:0}`);
  expect(scoped(".pine .nav-link{padding:0}")).toBe(".pine .nav-link{padding:0}");
});

test("rules for the root give stages and portals what is inherited, below the shell's", () => {
  expect(scoped(":root{--pine:green}")).toBe(`@layer s-base{:root ${places}{--pine:green}}`);
  expect(scoped("body{font-family:Pine;line-height:1.5;margin:0;min-height:100vh}")).toBe(
    `@layer s-base{body ${places}{font-family:Pine;line-height:1.5}}`,
  );
});

test("a choice of names for the root, and of others, is each of them", () => {
  const list = `:where(html) ${places},:where(:host) ${places}`;
  expect(scoped(":where(html,:host){--pine:green}")).toBe(`@layer s-base{${list}{--pine:green}}`);
  expect(scoped(":where(html,.pine){--pine:green}")).toBe(
    `@layer s-base{:where(html) ${places}{--pine:green}}:where(.pine){--pine:green}`,
  );
});

test("the background of the root is that of stages alone", () => {
  expect(scoped("body{background:white}")).toBe(
    "@layer s-base{body :where([data-stage]){background:white}}",
  );
});

test("rules for the root that say nothing to a stage are gone", () => {
  expect(scoped("html{height:100%}")).toBe("");
});

test("what a rule says to the root and to others is parted", () => {
  expect(scoped(":root, .leaf{--pine:green}")).toBe(
    `@layer s-base{:root ${places}{--pine:green}} .leaf{--pine:green}`,
  );
});

test("rules for all elements, and for elements of a kind, hold for what demos draw", () => {
  expect(scoped("*{margin:0}")).toBe(`*${drawn}{margin:0}`);
  expect(scoped("ul a:hover{color:red}")).toBe(`ul a:hover${drawn}{color:red}`);
  expect(scoped("[hidden]{display:none}")).toBe(`[hidden]${drawn}{display:none}`);
  expect(scoped("a:not(.leaf){color:red}")).toBe(`a:not(.leaf)${drawn}{color:red}`);
});

test("a pseudo-element stays at the end", () => {
  expect(scoped("*::before{margin:0}")).toBe(`*${drawn}::before{margin:0}`);
});

test("conditions around a rule stay, layers of the library do not count on a stage", () => {
  expect(scoped("@layer pine{@media print{:root{--pine:black} .leaf{color:red}}}")).toBe(
    `@layer s-base{@media print{:root ${places}{--pine:black}}} ` +
      "@layer pine{@media print{ .leaf{color:red}}}",
  );
});

test("steps of an animation are no selectors", () => {
  const css = "@keyframes grow{from{color:red} 50%{color:blue}}";
  expect(scoped(css)).toBe(css);
});

test("rules for a scheme follow that of the site too", () => {
  expect(scoped('[data-pine-scheme="dark"] .leaf{color:red}')).toBe(
    ':is([data-pine-scheme="dark"],[data-color-scheme="dark"]) .leaf{color:red}',
  );
  expect(scoped(":where([data-pine-scheme=light]) .leaf{color:red}")).toBe(
    ':where(:is([data-pine-scheme=light],[data-color-scheme="light"])) .leaf{color:red}',
  );
});

test("a scheme of the root reaches the stages", () => {
  expect(scoped(':root[data-pine-scheme="dark"]{--pine:black}')).toBe(
    `@layer s-base{:root:is([data-pine-scheme="dark"],[data-color-scheme="dark"]) ${places}{--pine:black}}`,
  );
});

test("a scheme that an element in a demo has holds there", () => {
  expect(scoped(".dark{--pine:black}")).toBe(
    `@layer s-base{:is(.dark,[data-color-scheme="dark"]) ${places}{--pine:black}} ` +
      ".dark:not(html, body){--pine:black}",
  );
});

test("a scheme is no class of the library", () => {
  expect(scoped(".dark a{color:red}")).toBe(
    `:is(.dark,[data-color-scheme="dark"]) a${drawn}{color:red}`,
  );
});

test("a document of the library's own follows the scheme, and keeps its rules", () => {
  const root = postcss.parse("body{margin:0} .dark body{color:white}");
  followScheme(root, marks);
  expect(root.toString()).toBe(
    'body{margin:0} :is(.dark,[data-color-scheme="dark"]) body{color:white}',
  );
});
