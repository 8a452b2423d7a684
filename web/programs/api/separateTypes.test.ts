import { expect, test } from "vitest";
import { packageExports } from "./exportedComponents.ts";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "package.json": JSON.stringify({
    name: "@acorn/kit",
    version: "2.1.0",
    main: "index.js",
    repository: "acorn/kit",
  }),
  "index.js": "module.exports = class Kit {};",
  "../../@types/acorn__kit/package.json": JSON.stringify({
    name: "@types/acorn__kit",
    version: "2.0.7",
    types: "index.d.ts",
  }),
  "../../@types/acorn__kit/index.d.ts": `
import * as React from "react";
export = Kit;
declare namespace Kit { interface Props { open: boolean } }
/** Grows. */
declare class Kit extends React.Component<Kit.Props> { static leaves: object }
`,
};

const root = makeProject(files);

test("types that others published for a package are its types", () => {
  const { entries, problems } = describeKit(openKit(root, []), ["Kit"]);
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    {
      version: "2.1.0",
      imports: [{ code: "import Kit from '@acorn/kit';" }],
      description: "Grows.",
      props: [{ name: "open", origin: { kind: "own", name: "Kit", package: "@acorn/kit" } }],
      source: "https://github.com/acorn/kit/tree/v2.1.0/src",
    },
  ]);
});

test.each([
  ["class", "declare class kit extends React.Component<{ open: boolean }> {}"],
  ["constant", "declare const kit: React.ComponentClass<{ open: boolean }>;"],
])("a %s in lower case is named after its package", (_, declaration) => {
  const own = makeProject({
    "package.json": JSON.stringify({ name: "@acorn/kit", version: "2.1.0" }),
    "index.d.ts": `
import * as React from "react";
export = kit;
${declaration}
`,
  });
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  const { problems } = describeKit(openKit(own, []), ["Kit"]);
  expect(components).toMatchObject([{ name: "Kit", code: "import Kit from '@acorn/kit';" }]);
  expect(problems).toEqual([]);
});

test("what a package exports as a whole is its default export", () => {
  const { components } = packageExports({ root, packages: ["@acorn/kit"] });
  expect(components).toMatchObject([
    { name: "Kit", module: null, code: "import Kit from '@acorn/kit';", given: { open: "{true}" } },
  ]);
});
