import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { explainFault } from "./fault.ts";

const root = "/site";

function failure(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { stack: "" }, more);
}

test("what a compiler says has the line that it draws", () => {
  const message = [
    "Transform failed with 1 error:",
    "",
    "[PARSE_ERROR] Expected `,`",
    "   ╭─[ ../site/pages/Leaf.tsx:9:4 ]",
  ].join("\n");
  expect(explainFault(failure(message, { id: "/site/pages/Leaf.tsx" }), root)).toEqual({
    message: "Expected `,`",
    place: "pages/Leaf.tsx:9",
  });
});

test("what a demo throws has the first place of its trace that is in the site", () => {
  const stack = [
    "Error: worm",
    "    at grow (/forest/node_modules/tree/index.js:3:1)",
    "    at Leaf (/site/pages/Leaf.tsx:5:9)",
    "    at Stage (/site/pages/Stage.tsx:7:1)",
  ].join("\n");
  expect(explainFault(failure("worm", { stack }), root)).toEqual({
    message: "worm",
    place: "pages/Leaf.tsx:5",
  });
});

test("an error with a place of its own is there", () => {
  const loc = { file: "/site/pages/leaf.css", line: 4, column: 1 };
  expect(explainFault(failure("no brace", { loc }), root)).toEqual({
    message: "no brace",
    place: "pages/leaf.css:4",
  });
});

test.each([
  "Failed to load url ./worm (resolved id: ./worm) in FILE. Does the file exist?",
  "Cannot find module './worm' imported from 'FILE'",
])("what is imported and does not exist is named with its line: %s", (message) => {
  const folder = mkdtempSync(path.join(tmpdir(), "showfloor-"));
  const file = path.join(folder, "Leaf.tsx");
  writeFileSync(file, 'import React from "react";\nimport worm from "./worm";\n');
  expect(explainFault(failure(message.replace("FILE", file)), folder)).toEqual({
    message: 'imports "./worm", which does not exist',
    place: "Leaf.tsx:2",
  });
});

test("what has no place in the site has none", () => {
  expect(explainFault(failure("worm", { stack: "at a (/other/a.js:1:1)" }), root)).toEqual({
    message: "worm",
    place: null,
  });
  expect(explainFault("worm", root)).toEqual({ message: "worm", place: null });
});
