import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measureSizes } from "./measure.ts";

const project = realpathSync(mkdtempSync(path.join(tmpdir(), "sizes-")));
const base = `export const base = ${JSON.stringify("wood ".repeat(200))};`;
const leaf = `import { base } from "./base.js"; export const leaf = () => base + "a leaf";`;

beforeAll(() => {
  for (const [file, code] of Object.entries({ base, leaf })) {
    mkdirSync(path.join(project, "oak"), { recursive: true });
    writeFileSync(path.join(project, "oak", `${file}.js`), code);
  }
  const provider = `import { base } from "./oak/base.js"; export default () => base;`;
  writeFileSync(path.join(project, "provider.js"), provider);
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

const entries = {
  leaf: `export { leaf } from ${JSON.stringify(path.join(project, "oak/leaf.js"))};`,
};

test("what the provider loads anyway adds nothing", async () => {
  const provider = path.join(project, "provider.js");
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
  const family = {
    id: "oak",
    provider: path.join(project, "provider.js"),
    entries: { base: `export { base } from ${place};` },
  };
  const { sizes } = await measureSizes({ project, families: [family] });
  expect(sizes["oak"]?.["base"]?.added).toBe(0);
});

test("a provider may import what the engine offers", async () => {
  const provider = path.join(project, "collector.js");
  writeFileSync(provider, 'export { CollectedStyles as default } from "showfloor";');
  const { sizes } = await measureSizes({ project, families: [{ id: "oak", provider, entries }] });
  expect(sizes["oak"]?.["leaf"]?.added).toBeGreaterThan(0);
});
