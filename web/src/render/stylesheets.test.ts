import { expect, test } from "vitest";
import type { Assets, IslandAssets, Page } from "../model/page.gen";
import { assets as some, shellModel } from "../testing/shellModel";
import { flatten } from "./blocks";
import { pageStylesheets } from "./stylesheets";

const island = (...stylesheets: string[]): IslandAssets => ({
  script: "/s.js",
  imports: [],
  stylesheets,
});

const demos = {
  "oak/Leaf/system": island("/theme.css"),
  "oak/Leaf/css": island("/theme.css", "/leaf.css"),
};
const parts = { api: ["/api.css"], demo: ["/demo.css"], playground: ["/playground.css"] };
const assets: Assets = { ...some, parts, demos, components: { Tree: island("/tree.css") } };

const component = { type: "component", name: "Tree", props: {}, live: false, blocks: [] };
const demo = { type: "demo", demo: "oak/Leaf", frameHeight: null, screen: false };
const callout = { type: "callout", kind: "info", title: null, blocks: [demo] };

const variants = ["system", "css"].map((styling) => ({
  styling,
  module: `oak/Leaf/${styling}`,
  ts: [],
  js: [],
}));
const page = {
  blocks: [component, callout],
  demos: { "oak/Leaf": { variants } },
} as unknown as Page;

test("blocks inside others are found in the order of the text", () =>
  expect(flatten(page.blocks)).toEqual([component, callout, demo]));

test("a page links the style sheets of all that is live on it, once", () => {
  const live = ["/demo.css", "/tree.css", "/theme.css", "/leaf.css"];
  expect(pageStylesheets(page, { assets, model: shellModel() })).toEqual(live);
});

test("a page links only the shell's styles of the kinds of blocks that it has", () => {
  const parts = (blocks: readonly unknown[]) =>
    pageStylesheets({ blocks, demos: {} } as unknown as Page, { assets, model: shellModel() });
  expect(parts([{ type: "prose", html: "" }])).toEqual([]);
  expect(parts([{ type: "api-facts" }, { type: "api-table" }])).toEqual(["/api.css"]);
  expect(parts([{ type: "playground", key: "none" }])).toEqual(["/demo.css", "/playground.css"]);
  expect(parts([{ ...component, live: true }])).toEqual(["/demo.css", "/tree.css"]);
  expect(parts([component])).toEqual(["/tree.css"]);
});
