import { expect, test } from "vitest";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const shallow = `
import * as React from "react";
export declare function Twig(props: { length?: number }): React.JSX.Element;
`;

/** Types inside of types, of kinds that break the compiler at different points. */
const deep = {
  "while they are parsed": `export type Deep =\n${"(".repeat(9_000)}string${")".repeat(9_000)};`,
  "while their names are bound": `export type Deep =\nstring${"[]".repeat(20_000)};`,
};

test.each(Object.entries(deep))(
  "types that are nested too deeply %s are named by their file, and others go on",
  (_, text) => {
    const root = makeProject({
      "index.d.ts": `export * from "./deep";\n${shallow}`,
      "deep.d.ts": text,
    });
    const library = openKit(root, ["Twig"]);
    const { entries, problems } = describeKit(library, ["Twig"]);
    expect(entries).toMatchObject([{ name: "Twig", props: [{ name: "length" }] }]);
    expect(problems).toMatchObject([{ fault: "deep", entry: "", member: "@acorn/kit" }]);
    expect(problems[0]?.detail).toMatch(/^node_modules\/@acorn\/kit\/deep\.d\.ts:[12]$/);
  },
);
