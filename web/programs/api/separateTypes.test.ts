import { expect, test } from "vitest";
import { packageExports } from "./exportedComponents.ts";
import { Library } from "./library.ts";
import { describeKit, familyRequest, makeProject } from "./testing/kit.ts";

const manifest = { name: "@acorn/kit", version: "2.1.0", main: "index.js" };
const types = { name: "@types/acorn__kit", version: "2.0.7", types: "index.d.ts" };
const lower = (declaration: string) => `
import * as React from "react";
export = kit;
${declaration}
`;
const files = {
  "package.json": JSON.stringify({ ...manifest, repository: "acorn/kit" }),
  "index.js": "module.exports = class Kit {};",
  "../../@types/acorn__kit/package.json": JSON.stringify(types),
  "../leaf/index.d.ts": lower("declare class kit extends React.Component<{ open: boolean }> {}"),
  "../twig/index.d.ts": lower("declare const kit: React.ComponentClass<{ open: boolean }>;"),
  "../../@types/acorn__kit/index.d.ts": `
import * as React from "react";
export = Kit;
declare namespace Kit { interface Props { open: boolean } }
/** Grows. */
declare class Kit extends React.Component<Kit.Props> { static leaves: object }
`,
};

const root = makeProject(files);

const inKit = (name: string) => ({ name: `@acorn/${name}`, plan: null, tag: null, source: null });
const asked = [
  { name: "Kit" },
  { name: "Leaf", package: "@acorn/leaf" },
  { name: "Twig", package: "@acorn/twig" },
];
const packages = [...familyRequest([], {}).packages, inKit("leaf"), inKit("twig")];
const library = new Library(root, familyRequest(asked, { packages }));
const { entries, problems } = describeKit(library, asked, { packages });
const { components } = packageExports({ root, packages: packages.map(({ name }) => name) });

test("types that others published for a package are its types", () => {
  expect(problems).toEqual([]);
  expect(entries.slice(0, 1)).toMatchObject([
    {
      version: "2.1.0",
      imports: [{ code: "import Kit from '@acorn/kit';" }],
      description: "Grows.",
      props: [{ name: "open", origin: { kind: "own", name: "Kit", package: "@acorn/kit" } }],
      source: "https://github.com/acorn/kit/tree/v2.1.0/src",
    },
  ]);
});

test("what a package exports as a whole is its default export, in lower case named after it", () => {
  const known = { module: null, given: { open: "{true}" } };
  expect(components).toMatchObject([
    { name: "Kit", code: "import Kit from '@acorn/kit';", ...known },
    { name: "Leaf", code: "import Leaf from '@acorn/leaf';", ...known },
    { name: "Twig", code: "import Twig from '@acorn/twig';", ...known },
  ]);
  expect(entries.map(({ name }) => name)).toEqual(["Kit", "Leaf", "Twig"]);
});
