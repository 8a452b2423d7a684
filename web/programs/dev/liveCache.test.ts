import { expect, test, vi } from "vitest";
import type { Live } from "../../src/entry-server";
import type { Page } from "../../src/model/page.gen";
import { LiveCache } from "./liveCache.ts";

const demo = { type: "demo", demo: "Leaf" };

function page(...blocks: readonly object[]): Page {
  return { route: "/oak/", blocks, demos: {} } as unknown as Page;
}

function start() {
  const live = {} as Live;
  const render = vi.fn(() => Promise.resolve({ live, extra: {} }));
  const kept = new LiveCache<object>();
  return { live, render, kept };
}

test("what is live is rendered once while only text changes", async () => {
  const { live, render, kept } = start();
  const first = await kept.of(page({ type: "html", html: "old" }, demo), render);
  const second = await kept.of(page({ type: "html", html: "new" }, { ...demo }), render);
  expect(render).toHaveBeenCalledOnce();
  expect(second.live).toBe(live);
  expect(second.page.blocks).toEqual([{ type: "html", html: "new" }, demo]);
  // What was rendered is known by the block itself, also inside of another.
  expect(second.page.blocks[1]).toBe(first.page.blocks[1]);
});

test("blocks inside of others are found", async () => {
  const { render, kept } = start();
  const first = await kept.of(page({ type: "callout", blocks: [demo] }), render);
  const again = await kept.of(page({ type: "callout", blocks: [{ ...demo }] }), render);
  expect(again.page).toEqual(first.page);
  expect(render).toHaveBeenCalledOnce();
});

test.each([
  ["another demo", demo, { ...demo, demo: "Nut" }],
  ["a component, which depends on its place", { type: "component" }, { type: "component" }],
])("%s is rendered", async (_, before, after) => {
  const { render, kept } = start();
  await kept.of(page(before), render);
  await kept.of(page(after), render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("the documents of single demos follow the title of their page", async () => {
  const { render, kept } = start();
  await kept.of({ ...page(demo), title: "Oak" }, render);
  await kept.of({ ...page(demo), title: "Beech" }, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("all is rendered anew when a module has changed", async () => {
  const { render, kept } = start();
  await kept.of(page(demo), render);
  kept.forget();
  await kept.of(page(demo), render);
  expect(render).toHaveBeenCalledTimes(2);
});
