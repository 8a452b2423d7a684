import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { emptyManifest } from "./testing/manifest.ts";
import { digestsOf, furtherImports, isCurrent, type KeptSandbox, stampOf } from "./sandboxStamp.ts";

let source = "";

beforeEach(() => {
  source = path.join(newFolder({ "Provider.tsx": "one" }), "Provider.tsx");
});

function manifestOf(...imports: string[]) {
  const oak = { provider: source, packages: ["kit"], others: [], imports };
  const modules = { "oak/a/Leaf": { path: "/site/Leaf.tsx", family: "oak" } };
  return { ...emptyManifest, families: { oak }, modules };
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
  const further = furtherImports(manifestOf("kit", "icons/Elm", "icons/Ash"), ["kit"]);
  expect(further).toEqual(["icons/Ash", "icons/Elm"]);
});

test("a file that changed is a reason", async () => {
  const before = await kept();
  const manifest = manifestOf("icons/Ash");
  writeFileSync(source, "two");
  expect(await isCurrent(before, before.key, manifest)).toBe(false);
});

test("other packages, and other code of the build, are a reason", () =>
  expect(stampOf(manifestOf(), ["oak"], "one")).not.toBe(stampOf(manifestOf(), ["oak"], "two")));
