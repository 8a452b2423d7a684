import { expect, test } from "vitest";
import type { Block, Demo } from "../model/page.gen";
import { page } from "../testing/shellModel";
import { codeLikeIds, firstUnlicensed, flatten } from "./blocks";

const heading = (id: string): Block => {
  return { type: "heading", level: 2, id, html: id, text: id, plan: null };
};

function demo(name: string): Demo {
  return { id: name, name, title: name, family: "oak", path: "", variants: [], dependencies: [] };
}

test("section 4: headings and demos whose ids look like the address of code are known", () => {
  const blocks: Block[] = [
    heading("css-variables"),
    heading("css-in-js"),
    { type: "callout", kind: "info", title: null, blocks: [heading("intro-tsx")] },
  ];
  const demos = { "oak/UtcDayjs": demo("UtcDayjs"), "oak/Clock": demo("Clock") };
  expect(codeLikeIds(page({ blocks, demos }))).toEqual(["css-in-js", "intro-tsx", "UtcDayjs"]);
});

test("the content of a directive is part of the page", () => {
  const inner = heading("inner");
  const block: Block = {
    ...{ type: "component", name: "directives/Quote", props: {}, live: false, markdown: null },
    blocks: [inner],
  };
  expect(flatten([block])).toEqual([block, inner]);
});

function unlicensedOf(...packages: string[]) {
  const shown = (demo: string, ...names: string[]) => {
    const dependencies = names.map((name) => ({ name, version: "1.0.0" }));
    return [demo, { name: demo, dependencies } as unknown as Demo] as const;
  };
  const demos = [shown("Leaf", "oak"), shown("Twig", "oak", "oak-pro"), shown("Bark", "oak-pro")];
  const blocks = demos.map(([demo]) => ({ type: "demo", demo }) as Block);
  return firstUnlicensed(page({ blocks, demos: Object.fromEntries(demos) }), packages);
}

test("section 1: the first demo with a package without a key explains the notice", () => {
  const found = unlicensedOf("elm-pro", "oak-pro");
  expect(found).toEqual({ block: { type: "demo", demo: "Twig" }, packages: ["oak-pro"] });
});

test("section 1: no demo explains a notice that none shows", () => {
  expect(unlicensedOf()).toBeUndefined();
  expect(unlicensedOf("elm-pro")).toBeUndefined();
});
