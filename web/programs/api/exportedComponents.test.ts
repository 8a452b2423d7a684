import { expect, test } from "vitest";
import { packageExports } from "./exportedComponents.ts";
import { newFolder } from "../shared/testing/folder.ts";
import { exportsOf } from "./testing/kit.ts";

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

const found = exportsOf({ kit: files }).components;

test("components are listed with the statement that imports them, and nothing else is", () =>
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
  ]));

test("children are those that the package declares, and not those of every element", () => {
  const parents = found.filter(({ children }) => children).map(({ name }) => name);
  expect(parents).toEqual(["Leaf", "Twig"]);
});

test("the description and a choice of texts are those of the declaration", () => {
  const known = found.filter(({ description, choice }) => description || choice);
  expect(known.map(({ name, description, choice }) => [name, description, choice])).toEqual([
    ["Leaf", "Grows in spring.", { prop: "tone", values: ["light", "dark"] }],
    ["Fruit.Peel", "The outside.", null],
  ]);
});

const many = Array.from({ length: 40 }, (_, at) => `p${String(at)}?: number;`).join(" ");
const component = "(props: { children?: string }) => React.ReactNode";
const listed = {
  "package.json": JSON.stringify({
    exports: {
      ...{ ".": "./index.js", "./*": "./*.js", "./style.css": "./style.css" },
      ...{ "./foliage": "./foliage.js", "./no-name": "./none.js", "./index": "./index.js" },
      ...{ "./sort": "./sort.js", "./join": "./join.js", "./size-of": "./size.js" },
      ...{ "./bud": "./bud.js" },
    },
  }),
  "index.d.ts": `
import * as React from "react";
export declare const Twig: ${component};
`,
  "foliage.d.ts": `
import * as React from "react";
export default function OakLeaf(props: { wide?: boolean }): React.ReactNode;
export declare const Vein: ${component};
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
};
const folders = {
  "package.json": '{"main":"index.js"}',
  "bud/package.json": '{"types":"./bud.d.ts"}',
  "bud/bud.d.ts": "export declare function Bud(props: { label?: string }): null;",
};
const themes = `
export declare const defaultTheme: { bark: string };
export declare const theme: { leaf: string };
export declare function lightTheme(): object;
`;
const provider = (props: string) =>
  `${themes}export declare function ThemeProvider(props: { ${props} }): null;`;

/** What many packages export, all at once: to read the types of React takes longest. */
const all = exportsOf({
  required: {
    "index.d.ts": `
import * as React from "react";
declare class Sap { private flow: number }
export declare function Bud(props: { kind: 'leaf' | 'bloom'; size: number; open: boolean; name: string; seeds: string[]; onOpen: () => void; label: React.ReactNode; title: string }): null;
export declare function Root(props: { sap: Sap; children?: React.ReactNode }): null;
`,
  },
  choice: {
    "index.d.ts": `
export type Responsive<T> = T | (T | null)[] | { wide?: Responsive<T>; narrow?: Responsive<T> };
export declare function Bud(props: { shape?: 'round' | 'flat'; variant?: Responsive<'solid' | 'plain'>; mode?: 'light' | 'dark' }): null;
`,
  },
  styles: {
    "index.d.ts": `
export interface StyleProps { ${many} }
export interface OwnProps { ${many} }
export declare function Bud(props: StyleProps): null;
export declare function Leaf(props: StyleProps): null;
export declare function Root(props: StyleProps): null;
export declare function Grid(props: OwnProps): null;
export interface HandlerProps { ${many} onChange?: () => void }
export declare function Input(props: HandlerProps): null;
export declare function Field(props: HandlerProps): null;
export declare function Select(props: HandlerProps): null;
`,
  },
  folders,
  scripts: { ...folders, "index.js": "exports.Bud = () => null;" },
  kit: {
    ...listed,
    "index.d.ts": `${listed["index.d.ts"]}
declare const PottedKit: (${component}) & { Part: ${component} };
export default PottedKit;
`,
    "bud.d.ts": `export { Twig as default } from "./index";`,
  },
  listed: { ...listed, "bud.d.ts": "export {};" },
  named: {
    "index.d.ts":
      "export declare function Kit(props: { size?: number }): null; export default Kit;",
  },
  plain: { "index.d.ts": themes },
  given: { "index.d.ts": provider("theme: { bark: string }; children?: null") },
  more: { "index.d.ts": provider("theme: object; season: string") },
});

const componentsOf = (name: string) =>
  all.components.filter((one) => one.package === `@acorn/${name}`);

test("props that must be given get a value, or the component is marked", () => {
  const components = componentsOf("required");
  const props = { kind: '"leaf"', size: "{1}", open: "{true}", name: '"Name"', seeds: "{[]}" };
  const given = { ...props, onOpen: "{() => undefined}", title: '"Title"' };
  expect(components).toMatchObject([
    { name: "Bud", label: "label", required: false },
    { name: "Root", label: "children", given: {}, required: true },
  ]);
  expect(components.map((one) => one.given)).toEqual([given, {}]);
});

test("a choice is found in values that may follow the width, and the one that shows most is taken", () => {
  const choice = { prop: "variant", values: ["solid", "plain"] };
  expect(componentsOf("choice")).toMatchObject([{ choice, scheme: "mode" }]);
});

test("types that declare dozens of props of several components are told, except handlers", () =>
  expect(all.styleTypes).toEqual(["StyleProps"]));

test.each([
  ["nothing", "folders"],
  ["a script without types", "scripts"],
])("a package whose index is %s exports the components of its folders", (_, name) => {
  const code = `import { Bud } from '@acorn/${name}/bud';`;
  expect(componentsOf(name)).toMatchObject([{ name: "Bud", module: "bud", code }]);
  expect(all.untyped).toBe(false);
});

test("a default export is named as it is declared, or after its module", () =>
  expect(componentsOf("kit").map(({ name, module, code }) => [name, module, code])).toEqual([
    ["Twig", null, "import { Twig } from '@acorn/kit';"],
    ["Kit", null, "import Kit from '@acorn/kit';"],
    ["Kit.Part", null, "import Kit from '@acorn/kit';"],
    ["OakLeaf", "foliage", "import OakLeaf from '@acorn/kit/foliage';"],
    ["NoName", "no-name", "import NoName from '@acorn/kit/no-name';"],
  ]));

test("a component that is the default and has a name is imported by its name", () => {
  const code = componentsOf("named").map((one) => one.code);
  expect(code).toEqual(["import { Kit } from '@acorn/named';"]);
});

test("modules of a package whose index is a list of names add no components", () =>
  expect(componentsOf("listed").map(({ name }) => name)).toEqual(["Twig"]));

test("a package that is not installed exports nothing", () => {
  const none = { components: [], themes: [], styleTypes: [], untyped: false, aliases: {} };
  expect(packageExports({ root: newFolder(), packages: ["@acorn/missing"] })).toEqual(none);
});

test("all that is called a theme is one, or what a provider takes that needs nothing more", () => {
  const [plain, given, more] = [["theme", "defaultTheme"], ["defaultTheme"], []];
  expect(all.themes).toEqual([...plain, ...given, ...more]);
});
