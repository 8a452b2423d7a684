import { expect, test } from "vitest";
import { Library } from "./library.ts";
import { describeKit, familyRequest, makeProject } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
import * as React from "react";
import Soil from "./soil";
declare const PottedKit: (props: { deep?: boolean; ref?: React.Ref<Soil> }) => React.ReactNode;
export default PottedKit;
`,
  "soil.d.ts": `
import * as React from "react";
export default class Soil extends React.Component<object> { water(): void }
`,
  "foliage.d.ts": `
export default function OakLeaf(props: { wide?: boolean }): null;
`,
};

const asked = [{ name: "Kit" }, { name: "OakLeaf", module: "foliage" }];
const library = new Library(makeProject(files), familyRequest(asked, {}));

test("an entry is the default export of its package that has its name, or of its module", () => {
  const { entries, problems } = describeKit(library, asked);
  expect(problems).toEqual([]);
  const kit = { code: "import Kit from '@acorn/kit';", specifier: "@acorn/kit" };
  const leaf = "@acorn/kit/foliage";
  expect(entries).toMatchObject([
    { imports: [kit], props: [{ name: "deep" }], ref: { target: "Soil" } },
    {
      imports: [{ code: `import OakLeaf from '${leaf}';`, specifier: leaf }],
      props: [{ name: "wide" }],
    },
  ]);
});

test("an entry with another name is not the default export", () => {
  const { problems } = describeKit(library, ["Pot"]);
  expect(problems).toEqual([{ fault: "missing", entry: "Pot", member: "", detail: "@acorn/kit" }]);
});
