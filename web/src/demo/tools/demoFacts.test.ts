import { expect, test } from "vitest";
import { factsOf, type FactsOptions } from "./demoFacts";
import { importedPackages } from "./importedPackages";
import { data, wish } from "../../testing/demoData";

const and = "{first} and {last}";
const wished = wish({ variant: "ts", styling: "css" });

function facts(changes: Partial<FactsOptions> = {}) {
  return factsOf({ ...wished, and, language: "en", family: "Oak", ...changes });
}

test("a demo says what it costs and what it was built with", () => {
  const cost = { size: "3.2", family: "Oak" };
  expect(facts()).toEqual({ cost, built: { packages: "acorn 1.2.3" } });
});

test("packages are listed as sentences list them", () => {
  const source = "import a from '@oak/bark';\nimport b from 'acorn';\nimport c from 'elm';\n";
  const dependencies = [...data.dependencies, { name: "elm", version: "3.0.0" }];
  const shown = facts({ data: { ...data, dependencies }, files: [{ name: "A.tsx", source }] });
  expect(shown.built).toEqual({ packages: "@oak/bark 2.0.0, acorn 1.2.3 and elm 3.0.0" });
});

test("a demo of no package but React does not say what it was built with", () => {
  const files = [{ name: "A.tsx", source: "import { useState } from 'react';\n" }];
  expect(facts({ files })).not.toHaveProperty("built");
});

test("a cost that is not known is left out, and the smallest is not nothing", () => {
  const costing = (cost: number | null) => ({
    ...data,
    variants: data.variants.map((variant) => ({ ...variant, cost })),
  });
  expect(facts({ data: costing(null) })).not.toHaveProperty("cost");
  expect(facts({ data: costing(12) }).cost).toEqual({ size: "0.1", family: "Oak" });
});

test("packages are those that the files import, without React", () => {
  const source = "import a from '@oak/bark/x';\nimport 'acorn/style.css';\nimport b from './b';\n";
  const found = importedPackages([{ name: "A.tsx", source }], data.dependencies);
  expect(found.map(({ name }) => name)).toEqual(["@oak/bark", "acorn"]);
});
