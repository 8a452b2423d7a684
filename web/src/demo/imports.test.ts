import { expect, test } from "vitest";
import { namesBySource, packageOf, readImports, writeImports } from "./imports";

test("imports of every kind are read and written again", () => {
  const source = `import type {} from 'oak/more';
import 'oak/leaf.css';
import * as React from 'react';
import Leaf from 'oak/Leaf';
import Tree, { grow, type Branch as Twig } from 'oak';
import type { Bark } from 'bark';
`;
  const { imports, effects, rest } = readImports(`${source}\nconst age = grow();\n`);
  expect(rest).toBe("\nconst age = grow();\n");
  expect(imports).toContainEqual({ from: "oak", name: "Branch", local: "Twig", isType: true });
  expect(imports).toContainEqual({ from: "react", name: "*", local: "React", isType: false });
  expect(writeImports({ imports, effects })).toBe(`import type {} from 'oak/more';
import 'oak/leaf.css';
import * as React from 'react';
import Leaf from 'oak/Leaf';
import Tree from 'oak';
import { grow, type Branch as Twig } from 'oak';
import type { Bark } from 'bark';`);
});

test("what two modules import is written once, as a value where one of them uses it so", () => {
  const first = readImports("import { type Leaf, grow } from 'oak';\n");
  const second = readImports("import { Leaf } from 'oak';\nimport { grow } from 'oak';\n");
  const imports = [...first.imports, ...second.imports];
  expect(writeImports({ imports, effects: [] })).toBe("import { Leaf, grow } from 'oak';");
});

test("long imports are written over several lines", () => {
  const names = ["firstLongName", "secondLongName", "thirdLongName", "fourthLongName"];
  const source = `import {\n${names.map((name) => `  ${name},\n`).join("")}} from 'oak';`;
  expect(writeImports(readImports(source))).toBe(source);
});

test("code in a template is no import, and comments above the first one stay", () => {
  const code = "const code = `\nimport Leaf from 'leaf';\n`;\n";
  const source = `'use client';\n// A leaf.\nimport Leaf from 'oak';\n${code}`;
  expect(readImports(source).rest).toBe(`'use client';\n// A leaf.\n${code}`);
});

test("the names that a demo uses, by package or file", () => {
  const source = `import Tree from '@oak/tree/Tree';
import { Leaf, type LeafProps, grow as growLeaf } from '@oak/tree/Leaf';
import type { Bark } from 'bark';
import { seeds } from './seeds';
import './leaf.css';
`;
  expect([...namesBySource(source)]).toEqual([
    ["@oak/tree", ["Tree", "Leaf", "growLeaf"]],
    ["./seeds", ["seeds"]],
  ]);
});

test("the package of a module", () => {
  expect(["@oak/bark/Leaf", "@oak/bark", "acorn/leaf", "acorn"].map(packageOf)).toEqual([
    "@oak/bark",
    "@oak/bark",
    "acorn",
    "acorn",
  ]);
});
