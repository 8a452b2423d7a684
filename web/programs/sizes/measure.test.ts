import path from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { measureSizes } from "./measure.ts";

const project = newFolder({
  "oak/base.js": `export const base = ${JSON.stringify("wood ".repeat(200))};`,
  "oak/leaf.js": `import { base } from "./base.js"; export const leaf = () => base + "a leaf";`,
  "provider.js": `import { base } from "./oak/base.js"; export default () => base;`,
});
const provider = path.join(project, "provider.js");

const entries = {
  leaf: `export { leaf } from ${JSON.stringify(path.join(project, "oak/leaf.js"))};`,
};

test("what the provider loads anyway adds nothing", async () => {
  const families = [
    { id: "alone", provider: null, entries },
    { id: "provided", provider, entries },
  ];
  const { sizes } = await measureSizes({ project, families });
  const [alone, provided] = [sizes["alone"]?.["leaf"], sizes["provided"]?.["leaf"]];
  expect(alone?.minified).toBeGreaterThan(1000);
  expect(alone?.added).toBe(alone?.compressed);
  expect(provided).toMatchObject({ minified: alone?.minified, compressed: alone?.compressed });
  expect(provided?.added).toBeGreaterThan(0);
  expect(provided?.added).toBeLessThan(alone?.compressed ?? 0);
});

test("an entry that is only a part of the provider is free", async () => {
  const place = JSON.stringify(path.join(project, "oak/base.js"));
  const own = { base: `export { base } from ${place};` };
  const families = [{ id: "oak", provider, entries: own }];
  const { sizes } = await measureSizes({ project, families });
  expect(sizes["oak"]?.["base"]?.added).toBe(0);
});

test("a provider may import what the engine offers", async () => {
  writeFiles(project, { "own.js": 'export { CollectedStyles as default } from "showfloor";' });
  const families = [{ id: "oak", provider: path.join(project, "own.js"), entries }];
  const { sizes } = await measureSizes({ project, families });
  expect(sizes["oak"]?.["leaf"]?.added).toBeGreaterThan(0);
});
