import { expect, test } from "vitest";
import type { Block, Demo } from "../model/page.gen";
import { page } from "../testing/shellModel";
import { codeLikeIds, flatten } from "./blocks";

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
