import { expect, test } from "vitest";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
export * from "./Pot";
export { Jar } from "./Jar";
export * from "./Cup";
export { Crown } from "./Crown/Crown";
export * as Fruit from "./Fruit";
`,
  "Crown/CrownTop.d.ts": `
/** The highest part. */
export interface CrownTopProps { high?: boolean }
/** Ends in a tip. */
export declare function CrownTop(props: CrownTopProps): null;
`,
  "Crown/Crown.d.ts": `
import { CrownTop, CrownTopProps } from "./CrownTop";
export interface CrownProps { top?: CrownTopProps }
export declare const Crown: { (props: CrownProps): null; Top: typeof CrownTop };
`,
  "Cup.d.ts": `
interface EveryElement<T> { lang?: string; onClick?: (event: T) => void }
export interface CupProps extends EveryElement<Element> { hue?: string }
export declare const Cup: (props: CupProps) => null;
`,
  "Jar.d.ts": `
export declare const Jar: (props: {
  /** @default 'a lid' */
  lid?: string;
  size?: 'small' | 'large';
  shade?: boolean;
  label?: string;
  rim?: number;
  edge?: number;
}) => null;
`,
  "Jar.js": `
const defaultProps = { size: 'large', label: undefined };
export const Jar = makeComponent((given) => {
  const props = fill("Jar", defaultProps, given);
  const { lid = 'none', shade = true, rim = measure(), ...others } = props;
  const draw = (props) => { const { edge = 2 } = props; return edge; };
  return draw(others);
});
`,
  "Fruit.d.ts": `
/** The outside. */
export declare function Peel(props: { thick?: boolean }): null;
`,
  "Pot.d.ts": `
import * as React from "react";
interface Payload { names: string; vars?: Record<string, string> }
type Parts<P extends Payload, Value> =
  | Partial<Record<P["names"], Value>>
  | ((theme: object) => Partial<Record<P["names"], Value>>);
type Vars<P extends Payload> = (theme: object) => {
  [Part in keyof P["vars"]]: Partial<Record<P["vars"][Part] & string, string>>;
};
export interface PotProps {
  classNames?: Parts<PotFactory, string | undefined>;
  vars?: Vars<PotFactory>;
}
type PotFactory = { names: "root" | "rim"; vars: { root: "--pot-size" | "--pot-hue" } };
export declare const Pot: (props: PotProps) => null;
type Deep<T> = { [K in keyof T]?: string extends T[K] ? string : string | Deep<T[K]> };
interface VaseParts {
  /** The whole. */
  root?: string;
  lid?: { knob?: string };
}
export declare const Vase: (props: {
  classNames?: Deep<VaseParts> | ((info: { props: object }) => Deep<VaseParts>);
}) => null;
`,
};

const root = makeProject(files);
const library = openKit(root, []);

function describeOne(name: string, family = {}) {
  const { entries } = describeKit(library, [name], family);
  const [entry] = entries;
  if (entry === undefined) throw new Error(`${name} was not described`);
  return entry;
}

test("a prop tells the parts of a component and their CSS variables", () => {
  const pot = describeOne("Pot", { partClasses: "classNames", partVariables: "vars" });
  expect(pot.classes).toMatchObject([
    { key: "rim", className: "", description: "" },
    { key: "root", className: "" },
  ]);
  expect(pot.cssVariables).toEqual([
    { name: "--pot-hue", default: null, key: "root" },
    { name: "--pot-size", default: null, key: "root" },
  ]);
});

test("parts may have parts", () =>
  expect(describeOne("Vase", { partClasses: "classNames" }).classes).toMatchObject([
    { key: "lid.knob", className: "" },
    { key: "root", description: "The whole." },
  ]));

test("a component that another one holds is told with the import of that one", () => {
  const { entries, problems } = describeKit(library, [
    { name: "Crown", route: "/api/crown/" },
    { name: "Crown.Top", route: "/api/crown-top/" },
    { name: "Fruit.Peel" },
    { name: "Crown.Gone" },
  ]);
  expect(entries).toMatchObject([
    { name: "Crown", types: [{ name: "CrownTopProps", href: "/api/crown-top/" }] },
    {
      name: "Crown.Top",
      description: "Ends in a tip.",
      imports: [{ code: "import { Crown } from '@acorn/kit';" }],
      props: [{ name: "high", origin: { kind: "own", name: "Crown.Top" } }],
    },
    {
      name: "Fruit.Peel",
      description: "The outside.",
      imports: [{ code: "import { Fruit } from '@acorn/kit';" }],
    },
  ]);
  expect(problems).toMatchObject([{ fault: "missing", entry: "Crown.Gone" }]);
});

test("a default that no comment tells is that of the code", () => {
  const { props = [] } = describeOne("Jar");
  expect(Object.fromEntries(props.map((one) => [one.name, one.default]))).toEqual({
    ...{ lid: "'a lid'", size: "'large'", shade: "true" },
    ...{ label: null, rim: null, edge: null },
  });
});

test("what a type declares again of every element is counted with attributes", () => {
  const { props, rest } = describeOne("Cup", { attributes: ["EveryElement"] });
  expect(props).toMatchObject([{ name: "hue" }]);
  expect(rest).toMatchObject({ element: null, attributes: "EveryElement", count: 2 });
});

test("a family without such props has no parts", () =>
  expect(describeOne("Pot")).toMatchObject({ classes: [], cssVariables: [] }));
