import { expect, test } from "vitest";
import type { Assets, Block, IslandAssets, Page } from "../model/page.gen";
import { shellModel } from "../testing/shellModel";
import { flatten } from "./blocks";
import { pageStylesheets } from "./stylesheets";

const island = (...stylesheets: string[]): IslandAssets => ({
  script: "/s.js",
  imports: [],
  stylesheets,
});

const assets: Assets = {
  prePaint: "/p.js",
  prePaintCode: "",
  live: "",
  special: {},
  offline: [],
  script: "/shell.js",
  alone: "/alone.js",
  stylesheets: ["/shell.css"],
  fonts: {},
  parts: { api: ["/api.css"], demo: ["/demo.css"], playground: ["/playground.css"] },
  faces: {},
  preloads: [],
  themes: {},
  bases: {},
  families: {},
  demos: {
    "oak/Leaf/system": island("/theme.css"),
    "oak/Leaf/css": island("/theme.css", "/leaf.css"),
  },
  components: { Tree: island("/tree.css") },
  playgrounds: {},
  blocks: {},
};

const demo: Block = {
  type: "demo",
  demo: "oak/Leaf",
  defaultCode: "preview",
  background: "plain",
  align: "center",
  clientOnly: false,
  width: null,
  frameHeight: null,
  screen: false,
};

const component: Block = {
  type: "component",
  name: "Tree",
  props: {},
  live: false,
  markdown: null,
  blocks: [],
};
const callout: Block = { type: "callout", kind: "info", title: null, blocks: [demo] };

const page = {
  blocks: [component, callout],
  demos: {
    "oak/Leaf": {
      variants: [
        { styling: "system", module: "oak/Leaf/system", ts: [], js: [] },
        { styling: "css", module: "oak/Leaf/css", ts: [], js: [] },
      ],
    },
  },
} as unknown as Page;

test("blocks inside others are found in the order of the text", () => {
  expect(flatten(page.blocks)).toEqual([component, callout, demo]);
});

test("a page links the style sheets of all that is live on it, once", () => {
  expect(pageStylesheets(page, { assets, model: shellModel() })).toEqual([
    "/demo.css",
    "/tree.css",
    "/theme.css",
    "/leaf.css",
  ]);
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
