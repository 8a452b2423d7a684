import { expect, test } from "vitest";
import type { DemoManifest } from "./manifest.mjs";
import { ids, siteModules } from "./modules.mjs";

const family = { provider: "/site/Provider.tsx", packages: [], others: [], imports: [] };
const manifest = {
  families: { oak: family },
  modules: { "oak/leaf/Basic": { path: "/site/Basic.tsx", family: "oak" } },
  playgrounds: { "oak/leaf": { family: "oak", imports: { Leaf: 'import Leaf from "oak/Leaf";' } } },
} as unknown as DemoManifest;

function sourceOf(id: string): string {
  const { load } = siteModules(manifest, { web: "/web", work: "/work" });
  if (load === undefined || typeof load === "function") throw new Error("no handler");
  return String(Reflect.apply(load.handler, undefined, [`\0${id}`]));
}

// Some libraries look for what a family has set up for them as soon as they are loaded.
test.each([
  [ids.demo("oak/leaf/Basic"), "/site/Basic.tsx"],
  [ids.cast("oak/leaf"), "oak/Leaf"],
])("%s runs the provider of its family before what it shows", (id, shown) => {
  const source = sourceOf(id);
  expect(source).toContain(shown);
  expect(source.indexOf(family.provider)).toBeGreaterThan(-1);
  expect(source.indexOf(family.provider)).toBeLessThan(source.indexOf(shown));
});
