import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { packageOf, specifiersOf } from "./subpaths.ts";

let modules = "";

beforeEach(() => {
  modules = newFolder();
});

function write(name: string, json: object, files: Record<string, string>): void {
  writeFiles(path.join(modules, name), { ...files, "package.json": JSON.stringify(json) });
}

test("what a package exports directly below its root can be imported", () => {
  const exports = {
    ".": "./index.js",
    "./package.json": "./package.json",
    "./*": { require: "./*/index.js", import: { types: "./*.d.ts", default: "./esm/*/index.js" } },
    "./Leaf/deep": "./Leaf/deep.js",
    "./esm": null,
  };
  const files = { "esm/Leaf/index.js": "", "esm/esm/index.js": "", "esm/a.js": "" };
  write("@oak/kit", { exports }, files);
  const kit = ["@oak/kit", "@oak/kit/Leaf"];
  expect(specifiersOf(modules, ["@oak/kit"])).toEqual({ "@oak/kit": kit });
});

test("files below a star and single entries can be imported too", () => {
  const exports = { "./*": { import: "./icons/*.js" }, "./styles": "./styles.js" };
  write("icons", { exports }, { "icons/Ash.js": "", "icons/Ash.d.ts": "", "styles.js": "" });
  const icons = ["icons", "icons/Ash", "icons/styles"];
  expect(specifiersOf(modules, ["icons"])).toEqual({ icons });
});

test("a package that says nothing offers its folders, and no copies of itself", () => {
  write("old", {}, { "Ash/index.js": "", "legacy/index.js": "", "src/index.js": "", "a/b.md": "" });
  expect(specifiersOf(modules, ["old"])).toEqual({ old: ["old", "old/Ash"] });
});

test("of a package with very much in it nothing is offered by itself", () => {
  const icons = Array.from({ length: 1001 }, (_, index) => [`i/Icon${index}.js`, ""] as const);
  write("icons", { exports: { "./*": "./i/*.js" } }, Object.fromEntries(icons));
  expect(specifiersOf(modules, ["icons"])).toEqual({ icons: [] });
});

const needsMoon = { peerDependencies: { moon: "1" } };

test("what needs a package that is not installed is left out, and what needs that", () => {
  write("dates", needsMoon, {
    "Moon/index.js": "export * from './Moon';",
    "Moon/Moon.js": "import moon from 'moon/phase';",
    "Sun/index.js": "import moon from './moon';",
  });
  write("dates-pro", {}, { "Moon/index.js": "export * from 'dates/Moon';", "Sun/index.js": "" });
  expect(specifiersOf(modules, ["dates", "dates-pro"])).toEqual({
    dates: ["dates", "dates/Sun"],
    "dates-pro": ["dates-pro", "dates-pro/Sun"],
  });
});

test("what needs another version of a package is left out", () => {
  write("moon", { exports: { "./phase": "./phase.js", "./rise/*": "./rise/*.js" } }, {});
  write("dates", needsMoon, {
    "Moon/index.js": "import phase from 'moon/phase';",
    "OldMoon/index.js": "import phase from 'moon/phase/index.js';",
    "Rise/index.js": "import today from 'moon/rise/today';",
  });
  const dates = ["dates", "dates/Moon", "dates/Rise"];
  expect(specifiersOf(modules, ["dates"])).toEqual({ dates });
});

test("a specifier names a package", () =>
  expect(["a", "a/b", "@a/b", "@a/b/c"].map(packageOf)).toEqual(["a", "a", "@a/b", "@a/b"]));
