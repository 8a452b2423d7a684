import { expect, test } from "vitest";
import { writeImports } from "./writeImports.ts";

/** An import of `oak` under its own name. */
function named(name: string, isType = false) {
  return { from: "oak", name, local: name, isType };
}

test("imports of every kind are written, those for their effect first", () => {
  const imports = [
    { from: "react", name: "*", local: "React", isType: false },
    { from: "oak", name: "default", local: "Tree", isType: false },
    named("grow"),
    { from: "oak", name: "Branch", local: "Twig", isType: true },
    { from: "bark", name: "Bark", local: "Bark", isType: true },
  ];
  const effects = [
    { from: "oak/more", isType: true },
    { from: "oak/leaf.css", isType: false },
  ];
  expect(writeImports(imports, effects)).toBe(`import type {} from 'oak/more';
import 'oak/leaf.css';
import * as React from 'react';
import Tree from 'oak';
import { grow, type Branch as Twig } from 'oak';
import type { Bark } from 'bark';`);
});

test("what two modules import is written once, as a value where one of them uses it so", () => {
  const imports = [named("Leaf", true), named("grow"), named("Leaf"), named("grow")];
  expect(writeImports(imports, [])).toBe("import { Leaf, grow } from 'oak';");
});

test("long imports are written over several lines", () => {
  const names = ["firstLongName", "secondLongName", "thirdLongName", "fourthLongName"];
  const imports = names.map((name) => named(name));
  const lines = names.map((name) => `  ${name},\n`);
  expect(writeImports(imports, [])).toBe(`import {\n${lines.join("")}} from 'oak';`);
});
