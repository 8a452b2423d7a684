import { expect, test } from "vitest";
import { UnreadableFile } from "./faults";
import { Modules } from "./modules";
import type { RunFile } from "./messages";

function script(name: string, text: string): RunFile {
  return { name, kind: "script", text };
}

function modulesOf(...files: RunFile[]): Modules {
  return new Modules(files, {
    library: (specifier) => ({ default: specifier, named: 1 }),
    guard: () => {
      throw new Error("guarded");
    },
    evaluate: (code) => globalThis.eval(code) as unknown,
  });
}

test("files import each other, with and without their endings", () => {
  const modules = modulesOf(
    script("Tree.tsx", "exports.all = [require('./leaf').a, require('./rows.json').default];"),
    script("leaf.ts", "exports.a = 1;"),
    { name: "rows.json", kind: "data", text: "[2]" },
  );
  expect(modules.load("Tree.tsx")).toEqual({ all: [1, [2]] });
});

test("a file runs once, also in a circle", () => {
  const modules = modulesOf(
    script("a.ts", "exports.name = 'a'; exports.b = require('./b').seen;"),
    script("b.ts", "exports.seen = require('./a').name;"),
  );
  expect(modules.load("a.ts")).toEqual({ name: "a", b: "a" });
});

test("modules of packages have their default export under that name", () => {
  const modules = modulesOf(script("a.ts", "Object.assign(exports, require('@oak/kit'));"));
  expect(modules.load("a.ts")).toEqual({ __esModule: true, default: "@oak/kit", named: 1 });
});

test("a style sheet that is imported is empty", () => {
  const style = { name: "styles.css", kind: "style", text: "p {}" } as const;
  const modules = modulesOf(script("a.ts", "exports.css = require('./styles.css');"), style);
  expect(modules.load("a.ts")).toEqual({ css: {} });
});

test("lines keep their numbers", () => {
  const modules = modulesOf(script("Tree.tsx", "const a = 1;\nthrow new Error('here');"));
  let stack = "";
  try {
    modules.load("Tree.tsx");
  } catch (error) {
    stack = error instanceof Error ? (error.stack ?? "") : "";
  }
  expect(stack).toMatch(/Tree\.tsx:2:/);
});

test("a file that cannot be read is named", () => {
  const modules = modulesOf(script("a.ts", "const a = 1;\nconst a = 2;"));
  expect(() => modules.load("a.ts")).toThrow(UnreadableFile);
});

test("a file that is not there is told", () =>
  expect(() => modulesOf(script("a.ts", "require('./b');")).load("a.ts")).toThrow(
    "There is no file ./b.",
  ));
