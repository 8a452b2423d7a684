import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestsOf, furtherImports, isCurrent, type KeptSandbox, stampOf } from "./sandboxStamp.ts";

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
    packages: "/site/node_modules",
    families: { oak: { provider: source, packages: ["kit"], others: [], imports } },
    schemeMarks: { light: [], dark: [] },
    modules: { "oak/a/Leaf": { path: "/site/Leaf.tsx", family: "oak" } },
    components: {},
    playgrounds: {},
    specimens: {},
    fonts: {},
    textFont: null,
    codeFont: null,
    settings: {
      base: "/",
      banner: { title: "Forest", tip: "" },
      topBanner: null,
      words: { failed: "", retry: "", replaced: "", reload: "" },
      stylings: ["css"],
      tailwind: [],
      analytics: null,
      offline: null,
      errors: null,
      panels: { messages: {}, announcements: [] },
      search: {},
    },
    styles: [],
    demoStyles: "",
  };
}

/** What a build of a demo that imports an icon leaves. */
async function kept(): Promise<KeptSandbox> {
  return {
    key: stampOf(manifestOf(), ["oak"], "one"),
    offered: ["kit", "kit/Acorn"],
    further: ["icons/Ash"],
    sources: await digestsOf([source]),
    licenses: [],
    families: {},
  };
}

async function isCurrentWith(manifest: ReturnType<typeof manifestOf>): Promise<boolean> {
  return isCurrent(await kept(), stampOf(manifest, ["oak"], "one"), manifest);
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

test("other packages, and other code of the build, are a reason", () => {
  expect(stampOf(manifestOf(), ["oak"], "one")).not.toBe(stampOf(manifestOf(), ["oak"], "two"));
});
