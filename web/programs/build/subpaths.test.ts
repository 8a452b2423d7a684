import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageOf, specifiersOf } from "./subpaths.ts";

let modules = "";

beforeEach(() => {
  modules = mkdtempSync(path.join(tmpdir(), "subpaths-"));
});

afterEach(() => {
  rmSync(modules, { recursive: true });
});

function write(name: string, json: object, files: Record<string, string>): void {
  for (const [file, text] of Object.entries({ ...files, "package.json": JSON.stringify(json) })) {
    const place = path.join(modules, name, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

test("what a package exports directly below its root can be imported", () => {
  const exports = {
    ".": "./index.js",
    "./package.json": "./package.json",
    "./*": { require: "./*/index.js", import: { types: "./*.d.ts", default: "./esm/*/index.js" } },
    "./Leaf/deep": "./Leaf/deep.js",
    "./esm": null,
  };
  write(
    "@oak/kit",
    { exports },
    { "esm/Leaf/index.js": "", "esm/esm/index.js": "", "esm/a.js": "" },
  );
  expect(specifiersOf(modules, ["@oak/kit"])).toEqual({
    "@oak/kit": ["@oak/kit", "@oak/kit/Leaf"],
  });
});

test("files below a star and single entries can be imported too", () => {
  const exports = { "./*": { import: "./icons/*.js" }, "./styles": "./styles.js" };
  write("icons", { exports }, { "icons/Ash.js": "", "icons/Ash.d.ts": "", "styles.js": "" });
  expect(specifiersOf(modules, ["icons"])).toEqual({
    icons: ["icons", "icons/Ash", "icons/styles"],
  });
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

test("what needs a package that is not installed is left out, and what needs that", () => {
  write(
    "dates",
    { peerDependencies: { moon: "1" } },
    {
      "Moon/index.js": "export * from './Moon';",
      "Moon/Moon.js": "import moon from 'moon/phase';",
      "Sun/index.js": "import moon from './moon';",
    },
  );
  write("dates-pro", {}, { "Moon/index.js": "export * from 'dates/Moon';", "Sun/index.js": "" });
  expect(specifiersOf(modules, ["dates", "dates-pro"])).toEqual({
    dates: ["dates", "dates/Sun"],
    "dates-pro": ["dates-pro", "dates-pro/Sun"],
  });
});

test("what needs another version of a package is left out", () => {
  write("moon", { exports: { "./phase": "./phase.js", "./rise/*": "./rise/*.js" } }, {});
  write(
    "dates",
    { peerDependencies: { moon: "1" } },
    {
      "Moon/index.js": "import phase from 'moon/phase';",
      "OldMoon/index.js": "import phase from 'moon/phase/index.js';",
      "Rise/index.js": "import today from 'moon/rise/today';",
    },
  );
  expect(specifiersOf(modules, ["dates"])).toEqual({
    dates: ["dates", "dates/Moon", "dates/Rise"],
  });
});

test("a specifier names a package", () => {
  expect(["a", "a/b", "@a/b", "@a/b/c"].map(packageOf)).toEqual(["a", "a", "@a/b", "@a/b"]);
});
