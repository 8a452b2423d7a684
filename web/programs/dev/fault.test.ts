import path from "node:path";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { explainFault } from "./fault.ts";

const root = "/site";

function failure(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { stack: "" }, more);
}

const syntax = { why: null, fix: "correct the syntax" };

test("what a compiler says has the line that it draws", () => {
  const drawn = "[PARSE_ERROR] Expected `,`\n   ╭─[ ../site/pages/Leaf.tsx:9:4 ]";
  const error = failure(`Transform failed with 1 error:\n\n${drawn}`, {
    id: "/site/pages/Leaf.tsx",
  });
  const fault = { message: "Expected `,`", place: "pages/Leaf.tsx:9:4", ...syntax };
  expect(explainFault(error, root)).toEqual(fault);
});

test("what a demo throws has the first place of its trace that is in the site", () => {
  const stack = [
    "Error: worm",
    "    at grow (/forest/node_modules/tree/index.js:3:1)",
    "    at Leaf (/site/pages/Leaf.tsx:5:9)",
    "    at Stage (/site/pages/Stage.tsx:7:1)",
  ].join("\n");
  const fault = { message: "worm", place: "pages/Leaf.tsx:5", why: null };
  expect(explainFault(failure("worm", { stack }), root)).toEqual(fault);
});

test.each([
  "at Leaf (/my site/pages/Leaf.tsx:5:9)",
  "at new Leaf (file:///my site/pages/Leaf.tsx:5:9)",
  "at async Promise.all (index 0)\n    at /my site/pages/Leaf.tsx:5:9",
  "at async /my site/pages/Leaf.tsx:5:9",
])("a trace may have names with spaces: %s", (trace) => {
  const stack = `Error: worm\n    ${trace}`;
  expect(explainFault(failure("worm", { stack }), "/my site").place).toBe("pages/Leaf.tsx:5");
});

test("an error with a place of its own is there", () => {
  const loc = { file: "/site/pages/leaf.css", line: 4, column: 1 };
  const fault = { message: "no brace", place: "pages/leaf.css:4", ...syntax };
  expect(explainFault(failure("no brace", { loc }), root)).toEqual(fault);
});

test.each([
  "Failed to load url ./worm (resolved id: ./worm) in FILE. Does the file exist?",
  "Cannot find module './worm' imported from 'FILE'",
])("what is imported and does not exist is named with its line: %s", (message) => {
  const code = 'import React from "react";\nimport worm from "./worm";\n';
  const folder = newFolder({ "Leaf.tsx": code });
  const file = path.join(folder, "Leaf.tsx");
  expect(explainFault(failure(message.replace("FILE", file)), folder)).toEqual({
    message: 'imports "./worm", which does not exist',
    place: "Leaf.tsx:2",
    why: null,
    fix: "create the file, or correct the path",
  });
});

test("a mistake in the sources of a library has its place, and the way to it", async () => {
  const file = "/oak/src/Leaf.tsx";
  const error = await transformWithOxc("const leaf = <;", file).catch((thrown: unknown) => thrown);
  const importers: Record<string, string[]> = {
    [file]: ["/oak/src/index.ts", "/oak/src/Tree.tsx"],
    "/oak/src/Tree.tsx": ["/oak/src/index.ts"],
    "/oak/src/index.ts": ["/oak/src/Tree.tsx", "/site/pages/Leaf.tsx"],
  };
  const thrown = Object.assign(error as Error, { id: file });
  expect(explainFault(thrown, root, (one) => importers[one] ?? [])).toEqual({
    message: "Unexpected token",
    place: "../oak/src/Leaf.tsx:1:15",
    why: "pages/Leaf.tsx imports ../oak/src/index.ts, which imports ../oak/src/Leaf.tsx",
    fix: "correct the syntax",
  });
});

test.each([
  [
    "/site/pages/Leaf.tsx",
    'correct its name, or run `npm install @oak/kit` and list it under "demo-packages" in family.toml',
  ],
  [
    "/oak/src/Leaf.tsx",
    'correct its name, run `npm install @oak/kit` in the folder of the library, or name it under "paths" in its tsconfig.json',
  ],
])("a package that is missing in %s can be installed", (file, fix) => {
  const message = `Cannot find module '@oak/kit/leaf' imported from '${file}'`;
  expect(explainFault(failure(message), root)).toMatchObject({
    message: 'imports "@oak/kit/leaf", which does not exist',
    fix,
  });
});

test("a file that is gone has no place in what lists the files of the site", () => {
  const message = "Cannot find module '/site/Provider.tsx' imported from '\0showfloor:registry'";
  const gone = { message: "/site/Provider.tsx is gone", place: null };
  expect(explainFault(failure(message), root)).toEqual(gone);
});

test("what has no place in the site has none", () => {
  const elsewhere = failure("worm", { stack: "at a (/other/a.js:1:1)" });
  for (const error of [elsewhere, "worm"]) {
    expect(explainFault(error, root)).toEqual({ message: "worm", place: null });
  }
});
