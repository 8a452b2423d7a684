import { expect, test } from "vitest";
import { factsOf, type FactsOptions } from "./facts";
import { importedPackages } from "./packages";
import { data, wish } from "../../testing/demo";

const words = { and: "{first} and {last}", light: "light", dark: "dark", rtl: "right-to-left" };
const wished = wish({ variant: "ts", styling: "css" });

function facts(changes: Partial<FactsOptions> = {}) {
  return factsOf({ ...wished, words, language: "en", family: "Oak", ...changes });
}

test("a demo says what it costs and what it was checked with", () => {
  expect(facts()).toEqual({
    cost: { size: "3.2", family: "Oak" },
    checked: { packages: "acorn 1.2.3", conditions: "light, dark and right-to-left" },
  });
});

test("a demo that was not checked says what it was built with", () => {
  const { cost, ...rest } = facts({ data: { ...data, checked: [] } });
  expect(cost).toBeDefined();
  expect(rest).toEqual({ built: { packages: "acorn 1.2.3" } });
});

test("a demo that a reader changed is not the one that was checked", () => {
  const [first] = wished.files;
  const files = [{ name: "A.tsx", source: `${first?.source ?? ""}// mine` }];
  expect(facts({ files })).toHaveProperty("built");
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
