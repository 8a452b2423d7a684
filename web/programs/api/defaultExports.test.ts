import { afterAll, beforeAll, expect, test } from "vitest";
import { Library } from "./library.ts";
import { describeKit, familyRequest, makeProject, openKit, removeProject } from "./testing/kit.ts";

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

let root: string;

beforeAll(() => {
  root = makeProject(files);
});

afterAll(() => {
  removeProject(root);
});

test("an entry is the default export of its package that has its name, or of its module", () => {
  const asked = [{ name: "Kit" }, { name: "OakLeaf", module: "foliage" }];
  const library = new Library(root, familyRequest(asked, {}));
  const { entries, problems } = describeKit(library, asked);
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    {
      imports: [{ code: "import Kit from '@acorn/kit';", specifier: "@acorn/kit" }],
      props: [{ name: "deep" }],
      ref: { target: "Soil" },
    },
    {
      imports: [
        { code: "import OakLeaf from '@acorn/kit/foliage';", specifier: "@acorn/kit/foliage" },
      ],
      props: [{ name: "wide" }],
    },
  ]);
});

test("an entry with another name is not the default export", () => {
  const { problems } = describeKit(openKit(root, []), [{ name: "Pot" }]);
  expect(problems).toEqual([{ fault: "missing", entry: "Pot", member: "", detail: "@acorn/kit" }]);
});
