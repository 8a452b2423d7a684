import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  digestsOf,
  furtherImports,
  isCurrent,
  type KeptSandbox,
  keyOf,
  ownModules,
} from "./sandboxStamp.mjs";

let folder = "";
let source = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stamp-"));
  source = path.join(folder, "Provider.tsx");
  writeFileSync(source, "one");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function manifestOf(...imports: string[]) {
  return {
    root: "/site",
    families: { oak: { provider: source, packages: ["kit"], imports } },
    modules: { "oak/a/Leaf": { path: "/site/Leaf.tsx", family: "oak" } },
    components: {},
    playgrounds: {},
    fonts: {},
    settings: {
      banner: { title: "Forest", tip: "" },
      analytics: null,
      offline: null,
      errors: null,
      panels: { messages: {}, announcements: [] },
      search: {},
    },
    styles: [],
  };
}

/** What a build of a demo that imports an icon leaves. */
async function kept(): Promise<KeptSandbox> {
  return {
    key: await keyOf(manifestOf(), ["oak"], folder),
    offered: ["kit", "kit/Acorn"],
    further: ["icons/Ash"],
    sources: await digestsOf([source]),
    works: [],
    families: {},
  };
}

async function isCurrentWith(manifest: ReturnType<typeof manifestOf>): Promise<boolean> {
  return isCurrent(await kept(), await keyOf(manifest, ["oak"], folder), manifest);
}

test("nothing is built again while demos import what is there", async () => {
  expect(await isCurrentWith(manifestOf("icons/Ash"))).toBe(true);
  expect(await isCurrentWith(manifestOf("kit/Acorn", "icons/Ash"))).toBe(true);
});

test("an import that is new, or of which nobody is left, is a reason", async () => {
  expect(await isCurrentWith(manifestOf("icons/Ash", "icons/Elm"))).toBe(false);
  expect(await isCurrentWith(manifestOf())).toBe(false);
  expect(furtherImports(manifestOf("kit", "icons/Elm", "icons/Ash"), ["kit"])).toEqual([
    "icons/Ash",
    "icons/Elm",
  ]);
});

test("a file that changed is a reason", async () => {
  const before = await kept();
  const manifest = manifestOf("icons/Ash");
  writeFileSync(source, "two");
  expect(await isCurrent(before, before.key, manifest)).toBe(false);
});

test("other packages are a reason", async () => {
  const before = await keyOf(manifestOf(), ["oak"], folder);
  writeFileSync(path.join(folder, ".package-lock.json"), "{}");
  expect(await keyOf(manifestOf(), ["oak"], folder)).not.toBe(before);
});

test("every module of the build's own code that makes the files is a reason", async () => {
  const made = await ownModules(path.join(import.meta.dirname, "sandbox.mjs"));
  const files = made.map((file) => path.basename(file, ".mjs"));
  expect(files.sort()).toEqual(
    [
      "assets",
      "config",
      "manifest",
      "modules",
      "notices",
      "packages",
      "sandbox",
      "sandboxModules",
      "sandboxStamp",
      "subpaths",
      "tailwind",
      "works",
    ].sort(),
  );
});

test("a module that is imported by one that is imported is a reason", async () => {
  writeFileSync(path.join(folder, "a.mjs"), 'import { b } from "./b.mjs";\nimport "vite";\n');
  writeFileSync(path.join(folder, "b.mjs"), 'export { c } from "./c.mjs";\n');
  writeFileSync(path.join(folder, "c.mjs"), 'import {\n  d,\n} from "./d.mjs";\n');
  writeFileSync(path.join(folder, "d.mjs"), '/** @typedef {import("./types.mjs").E} E */\n');
  const found = await ownModules(path.join(folder, "a.mjs"));
  expect(found.map((file) => path.relative(folder, file))).toEqual([
    "a.mjs",
    "b.mjs",
    "c.mjs",
    "d.mjs",
  ]);
});
