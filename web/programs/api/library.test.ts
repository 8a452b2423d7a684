import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { describeFamilies } from "./entry.ts";
import { hostWithin } from "./program.ts";
import { describeKit, familyRequest, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "index.d.ts": "export { default as Leaf, type Vein } from './Leaf';",
  "Leaf/index.d.ts": `
import { sap } from "sap";
export interface Vein { width: number }
declare const Leaf: (props: { size?: "small" | "large"; vein?: Vein; sap?: typeof sap }) => null;
export default Leaf;
`,
  "../oak/package.json": JSON.stringify({ name: "@acorn/oak", version: "1.0.0" }),
  "../oak/index.d.ts": `
import "@acorn/kit";
declare module "@acorn/kit/Leaf" { interface Vein { oaken?: boolean } }
export declare const Oak: (props: { tall?: boolean }) => null;
`,
};

const root = makeProject(files);
write(join(root, "node_modules/sap/index.d.ts"), "export declare const sap: 'from above';");

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const kit = familyRequest([{ name: "Leaf" }], {});
const oak = familyRequest([{ name: "Oak", package: "@acorn/oak" }], {
  id: "acorn-oak",
  packages: [{ name: "@acorn/oak", plan: null, tag: null, source: null }],
});

/** The entries of a family, in the order of their declarations. */
function entriesOf(id: string, families: (typeof kit)[], host = hostWithin(root)) {
  const answers = describeFamilies({ root, families }, host).families;
  return answers.find((answer) => answer.id === id)?.entries;
}

test("a library that was asked before answers the same", () => {
  const library = openKit(root, ["Leaf"]);
  const [first, second] = [1, 2].map(() => describeKit(library, ["Leaf"]).entries);
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
});

test.each([kit, oak])("$id is described alone as with others", ({ id }) => {
  const alone = entriesOf(id, [id === kit.id ? kit : oak]);
  expect(alone).toHaveLength(1);
  const host = hostWithin(root);
  for (const families of [
    [kit, oak],
    [oak, kit],
    [kit, oak],
  ]) {
    expect(entriesOf(id, families, host)).toEqual(alone);
  }
});

test("packages above the site are not seen, and those that are linked into it are", () => {
  const site = join(root, "site");
  mkdirSync(join(site, "node_modules"), { recursive: true });
  for (const name of ["@acorn", "@types", "csstype"]) {
    symlinkSync(join(root, "node_modules", name), join(site, "node_modules", name));
  }
  expect(describeFamilies({ root, families: [kit] }).families[0]?.problems).toEqual([]);
  const { families, files: read } = describeFamilies({ root: site, families: [kit] });
  const problems = families[0]?.problems.map(({ fault, detail }) => `${fault}: ${detail}`);
  expect(problems).toEqual(["unresolved: typeof sap", "unresolved: sap"]);
  expect(read).toEqual(
    ["@acorn/kit/Leaf/index", "@acorn/kit/index", "@types/react/global", "@types/react/index"]
      .concat("csstype/index")
      .map((file) => `node_modules/${file}.d.ts`),
  );
});
