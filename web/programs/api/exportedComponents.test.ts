import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageExports } from "./exportedComponents.ts";
import { makeProject, removeProject } from "./testing/kit.ts";

/** What a package exports is worked out once: it takes the types of React and of a browser. */
const READING_MS = 120_000;

const files = {
  "index.d.ts": `
import * as React from "react";
export { default as Leaf } from './Leaf';
export { Twig } from './Twig';
export declare const Unstable_Root: React.ComponentType<{ deep?: boolean }>;
export declare class Trunk extends React.Component<{ rings: number }> {}
export declare const Bark: (props: React.ComponentProps<"p">) => React.ReactNode;
export declare const SeasonContext: React.Context<number>;
export declare const SEASONS: () => string[];
export declare class Weather { wind: number }
export declare enum Size { Small }
export declare function useSeason(): number;
export interface LeafProps { size: number }
declare function CrownTop(props: { high?: boolean }): null;
export { CrownTop };
declare function Root(props: object): null;
declare function Sap(props: object): null;
export { type Root };
export type { Sap };
export declare const Crown: { (props: { wide?: boolean }): null; Top: typeof CrownTop; Low: (props: object) => null };
export declare const CrownLow: (props: object) => null;
export * as Fruit from './Fruit';
`,
  "Fruit.d.ts": `
/** The outside. */
export declare function Peel(props: { thick?: boolean }): null;
export declare const ripe: boolean;
`,
  "Leaf/index.d.ts": `
/** Grows in spring. */
export default function Leaf(props: {
  size?: number;
  tone?: 'light' | 'dark' | null;
  edge?: 'plain' | 'toothed';
  children?: string;
}): null;
`,
  "Twig/index.d.ts": `
export declare function Twig(props: { children?: string }): null;
`,
};

let root: string;
let found: ReturnType<typeof packageExports>["components"];

beforeAll(() => {
  root = makeProject(files);
  found = packageExports({ root, packages: ["@acorn/kit"] }).components;
}, READING_MS);

afterAll(() => {
  removeProject(root);
});

test("components are listed with the statement that imports them, and nothing else is", () => {
  expect(found.map(({ name, code }) => [name, code])).toEqual([
    ["Leaf", "import Leaf from '@acorn/kit/Leaf';"],
    ["Twig", "import { Twig } from '@acorn/kit/Twig';"],
    ["Root", "import { Unstable_Root as Root } from '@acorn/kit';"],
    ["Trunk", "import { Trunk } from '@acorn/kit';"],
    ["Bark", "import { Bark } from '@acorn/kit';"],
    ["Crown", "import { Crown } from '@acorn/kit';"],
    ["Crown.Top", "import { Crown } from '@acorn/kit';"],
    ["Crown.Low", "import { Crown } from '@acorn/kit';"],
    ["Fruit.Peel", "import { Fruit } from '@acorn/kit';"],
  ]);
});

test("children are those that the package declares, and not those of every element", () => {
  expect(found.filter(({ children }) => children).map(({ name }) => name)).toEqual([
    "Leaf",
    "Twig",
  ]);
});

test("what a declaration says of its component comes with it", () => {
  expect(found.map(({ description }) => description)).toEqual([
    "Grows in spring.",
    ...["", "", "", "", "", "", "", "The outside."],
  ]);
});

test("a prop that is a choice of texts comes with its values", () => {
  expect(found.map(({ choice }) => choice)).toEqual([
    { prop: "tone", values: ["light", "dark"] },
    ...[null, null, null, null, null, null, null, null],
  ]);
});

test("props that must be given get a value, or the component is marked", () => {
  const own = makeProject({
    "index.d.ts": `
import * as React from "react";
declare class Sap { private flow: number }
export declare function Bud(props: { kind: 'leaf' | 'bloom'; size: number; open: boolean; name: string; seeds: string[]; onOpen: () => void; label: React.ReactNode; title: string }): null;
export declare function Root(props: { sap: Sap; children?: React.ReactNode }): null;
`,
  });
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(
    components.map(({ name, label, given, required }) => [name, label, given, required]),
  ).toEqual([
    [
      "Bud",
      "label",
      {
        kind: '"leaf"',
        size: "{1}",
        open: "{true}",
        name: '"Name"',
        seeds: "{[]}",
        onOpen: "{() => undefined}",
        title: '"Title"',
      },
      false,
    ],
    ["Root", "children", {}, true],
  ]);
});

test("a choice is found in values that may follow the width, and the one that shows most is taken", () => {
  const own = makeProject({
    "index.d.ts": `
export type Responsive<T> = T | (T | null)[] | { wide?: Responsive<T>; narrow?: Responsive<T> };
export declare function Bud(props: { shape?: 'round' | 'flat'; variant?: Responsive<'solid' | 'plain'>; mode?: 'light' | 'dark' }): null;
`,
  });
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(components).toMatchObject([
    { choice: { prop: "variant", values: ["solid", "plain"] }, scheme: "mode" },
  ]);
});

test("types that declare dozens of props of several components are told", () => {
  const many = Array.from({ length: 40 }, (_, at) => `p${String(at)}?: number;`).join(" ");
  const own = makeProject({
    "index.d.ts": `
export interface StyleProps { ${many} }
export interface OwnProps { ${many} }
export declare function Bud(props: StyleProps): null;
export declare function Leaf(props: StyleProps): null;
export declare function Root(props: StyleProps): null;
export declare function Grid(props: OwnProps): null;
`,
  });
  const { styleTypes } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(styleTypes).toEqual(["StyleProps"]);
});

test("props with handlers are no style properties, though several components have them", () => {
  const many = Array.from({ length: 40 }, (_, at) => `p${String(at)}?: number;`).join(" ");
  const own = makeProject({
    "index.d.ts": `
export interface Props { ${many} onChange?: () => void }
export declare function Bud(props: Props): null;
export declare function Leaf(props: Props): null;
export declare function Root(props: Props): null;
`,
  });
  const { styleTypes } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(styleTypes).toEqual([]);
});

test.each([
  ["nothing", {}],
  ["a script without types", { "index.js": "exports.Bud = () => null;" }],
])("a package whose index is %s exports the components of its folders", (_, index) => {
  const own = makeProject({
    ...index,
    "package.json": '{"name":"@acorn/kit","main":"index.js"}',
    "bud/package.json": '{"types":"./bud.d.ts"}',
    "bud/bud.d.ts": "export declare function Bud(props: { label?: string }): null;",
  });
  rmSync(path.join(own, "node_modules/@acorn/kit/index.d.ts"), { force: true });
  const { components, untyped } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(untyped).toBe(false);
  expect(components).toMatchObject([
    { name: "Bud", module: "bud", code: "import { Bud } from '@acorn/kit/bud';" },
  ]);
});

const defaultExports = (props: string) => ({
  "package.json": JSON.stringify({
    name: "@acorn/kit",
    exports: {
      ...{ ".": "./index.js", "./*": "./*.js", "./style.css": "./style.css" },
      ...{ "./foliage": "./foliage.js", "./no-name": "./none.js", "./index": "./index.js" },
      ...{
        "./sort": "./sort.js",
        "./join": "./join.js",
        "./size-of": "./size.js",
        "./bud": "./bud.js",
      },
    },
  }),
  "index.d.ts": `
import * as React from "react";
declare const PottedKit: (${props}) & { Part: ${props} };
export default PottedKit;
export declare const Twig: ${props};
`,
  "foliage.d.ts": `
import * as React from "react";
export default function OakLeaf(props: { wide?: boolean }): React.ReactNode;
export declare const Vein: ${props};
`,
  "none.d.ts": `
import * as React from "react";
declare const _default: React.ForwardRefExoticComponent<{ wide?: boolean }>;
export default _default;
`,
  "sort.d.ts": `
import * as React from "react";
declare const _default: (names: string[]) => { Top: React.FC };
export default _default;
`,
  "join.d.ts": "declare const join: (...names: string[]) => string; export default join;",
  "size.d.ts": "export default function sizeOf(leaf: object): number;",
  "bud.d.ts": `export { Twig as default } from "./index";`,
});

test("a default export is named as it is declared, or after its module", () => {
  const own = makeProject(defaultExports("(props: { children?: string }) => React.ReactNode"));
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(components.map(({ name, module, code }) => [name, module, code])).toEqual([
    ["Kit", null, "import Kit from '@acorn/kit';"],
    ["Kit.Part", null, "import Kit from '@acorn/kit';"],
    ["Twig", null, "import { Twig } from '@acorn/kit';"],
    ["OakLeaf", "foliage", "import OakLeaf from '@acorn/kit/foliage';"],
    ["NoName", "no-name", "import NoName from '@acorn/kit/no-name';"],
  ]);
});

test("a component that is the default and has a name is imported by its name", () => {
  const own = makeProject({
    "index.d.ts": `
export declare function Kit(props: { children?: string }): null;
export default Kit;
`,
  });
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(components.map(({ code }) => code)).toEqual(["import { Kit } from '@acorn/kit';"]);
});

test("modules of a package whose index is a list of names add no components", () => {
  const files = defaultExports("(props: { children?: string }) => React.ReactNode");
  const index = files["index.d.ts"].replace("export default PottedKit;", "export {};");
  const own = makeProject({ ...files, "index.d.ts": index, "bud.d.ts": "export {};" });
  const { components } = packageExports({ root: own, packages: ["@acorn/kit"] });
  removeProject(own);
  expect(components.map(({ name }) => name)).toEqual(["Twig"]);
});

test("a package that is not installed exports nothing", () => {
  expect(packageExports({ root, packages: ["@acorn/missing"] })).toEqual({
    components: [],
    themes: [],
    styleTypes: [],
    untyped: false,
    aliases: {},
  });
});

test.each([
  ["without a provider all that is called a theme is one", "", ["theme", "defaultTheme"]],
  [
    "a provider takes the themes of its type",
    "export declare function ThemeProvider(props: { theme: { bark: string }; children?: null }): null;",
    ["defaultTheme"],
  ],
  [
    "a provider that needs more is none that a theme is enough for",
    "export declare function ThemeProvider(props: { theme: object; season: string }): null;",
    [],
  ],
])("%s", (_, provider, themes) => {
  const index = `
export declare const defaultTheme: { bark: string };
export declare const theme: { leaf: string };
export declare function lightTheme(): object;
${provider}
`;
  const own = makeProject({ "index.d.ts": index });
  expect(packageExports({ root: own, packages: ["@acorn/kit"] }).themes).toEqual(themes);
  removeProject(own);
});
