import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { sourceAddress } from "./packages.ts";

const kit = "https://code.example/acorn/kit";
let folder: string;

beforeEach(() => {
  folder = newFolder();
});

function address(
  manifest: object,
  told: { tag?: string; source?: string } = {},
  file = "dist/Leaf/index.d.ts",
) {
  const owner = { folder, manifest: { name: "@acorn/kit", version: "2.1.0", ...manifest } };
  return sourceAddress(owner, path.join(folder, file), { tag: null, source: null, ...told });
}

function mapTo(sources: string[]) {
  writeFiles(folder, { "dist/Leaf/index.d.ts.map": JSON.stringify({ version: 3, sources }) });
}

test("the source is where the settings say", () => {
  const repository = { url: `git+${kit}.git`, directory: "packages/kit" };
  const told = { tag: "v2.1.0", source: "src" };
  expect(address({ repository }, told)).toBe(`${kit}/tree/v2.1.0/packages/kit/src/dist/Leaf`);
});

test("it is where the map of the declaration leads, at the commit of the package", () => {
  mapTo(["../../src/Leaf/Leaf.tsx"]);
  const repository = { url: kit };
  expect(address({ repository, gitHead: "c0ffee" })).toBe(`${kit}/tree/c0ffee/src/Leaf`);
  expect(address({ repository, gitHead: "c0ffee" }, { tag: "v2" })).toBe(`${kit}/tree/v2/src/Leaf`);
});

test("a package of a workspace is its own source", () => {
  const found = address({ repository: kit }, { tag: "main" }, "src/Leaf.tsx");
  expect(found).toBe(`${kit}/tree/main/src`);
});

test("there is no address where something is not known", () => {
  const known = { repository: kit, gitHead: "c0ffee" };
  expect(address(known)).toBeNull();
  mapTo(["../../../elsewhere/Leaf.tsx"]);
  expect(address(known)).toBeNull();
  mapTo(["../../src/Leaf.tsx"]);
  expect(address(known)).toBe(`${kit}/tree/c0ffee/src`);
  expect(address({ repository: kit })).toBeNull();
  expect(address({ gitHead: "c0ffee" })).toBeNull();
});

test.each([
  ["acorn/kit", "https://github.com/acorn/kit"],
  ["github:acorn/kit", "https://github.com/acorn/kit"],
  ["git@code.example:acorn/kit.git", kit],
  ["git+ssh://git@code.example/acorn/kit.git", kit],
  ["git://code.example/acorn/kit.git", kit],
  [`${kit}.git`, kit],
  ["http://code.example/kit", null],
])("the repository %s has the page %s", (repository, page) => {
  const expected = page && `${page}/tree/v2/src/dist/Leaf`;
  expect(address({ repository }, { tag: "v2", source: "src" })).toBe(expected);
});
