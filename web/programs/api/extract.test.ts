import { expect, test } from "vitest";
import type { Entry } from "./request.ts";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const leaf = `
import * as React from "react";
import { LeafClasses } from "./leafClasses";
import { BranchProps } from "../Branch";
export type Size = "small" | "large";
export type Missing = NotDeclared;
export interface Vein {
  /** How thick it is. */
  width: number;
  color?: string;
}
/** A shape of its own. */
export interface LeafProps<T extends boolean = false> extends BranchProps {
  /**
   * How big it is.
   * @default 'small'
   */
  size?: Size | number;
  /** See {@link https://example.com/veins the veins} and [[Vein]]. */
  veins?: readonly Vein[];
  /** @deprecated Use \`size\` instead. */
  big?: boolean;
  /** @ignore */
  inner?: string;
  __turned?: boolean;
  required: React.ReactNode;
  classes?: Partial<LeafClasses>;
  /**
   * Called when it falls.
   * @param {object} event What made it fall.
   * @param {number} height How far.
   * @returns {boolean} Whether to go on.
   */
  onFall?: (event: React.SyntheticEvent, height?: number) => boolean;
  turned?: T;
  loose?: any;
  id?: string;
  children?: React.ReactElement;
  slots?: {
    /** @default 'li' */
    root?: React.ElementType;
  };
}
/**
 * A leaf.
 *
 * Demos:
 *
 * - [Leaf](https://example.com/leaf/)
 */
declare const Leaf: <T extends boolean = false>(
  props: LeafProps<T> & Omit<React.ComponentPropsWithRef<"li">, keyof LeafProps<T>>,
) => React.JSX.Element;
export default Leaf;
`;

const leafScript = `
import PropTypes from "prop-types";
const Leaf = (inProps) => {
  const props = useDefaultProps({ props: inProps, name: "KitLeaf" });
  return { padding: "var(--Leaf-gap, 4px)", margin: "var(--Leaf-rim)" };
};
Leaf.propTypes = { children: elementAcceptingRef.isRequired, title: PropTypes.string, gone: PropTypes.bool };
`;

const files = {
  "index.d.ts": `
export { default as Leaf } from "./Leaf/Leaf";
export * from "./Leaf/Leaf";
export * from "./Branch";
export * from "./hooks";
export * from "./polymorphic";
export * from "./intersections";
`,
  "Leaf/index.d.ts": `export { default } from "./Leaf";`,
  "Leaf/Leaf.d.ts": leaf,
  "Leaf/Leaf.js": leafScript,
  "Leaf/leafClasses.d.ts": `
export interface LeafClasses {
  /** On the root. */
  root: string;
  /** If it is turned. */
  turned: string;
}
declare const leafClasses: LeafClasses;
export default leafClasses;
`,
  "Leaf/leafClasses.js": `exports.default = { root: "KitLeaf-root", turned: "Kit-turned", extra: "KitLeaf-extra" };`,
  "Branch/branchClasses.d.ts": `
export interface BranchClasses {
  /** On the root. */
  root: string;
}
export declare const branchClasses: Record<keyof BranchClasses, string>;
`,
  "Branch/branchClasses.js": `
exports.branchClasses = { root: "KitBranch-root" };
exports.getBranchUtilityClass = (key) => (["bent", "wet"].includes(key) ? "Kit-" : "KitBranch-") + key;
`,
  "Branch/Bark.js": `
const { composeBranch } = require("./composeBranch");
const slots = {
  root: ['root', bent && 'bent', \`size\${size}\`, long && 'long'],
  knot: ['knot', bent && 'bent'],
};
`,
  "Branch/composeBranch.js": `
exports.composeBranch = (slots) => composeClasses(slots, getBranchUtilityClass);
`,
  "Branch/Moss.js": `
const slots = { root: ['root', wet && 'wet'] };
composeClasses(slots, getMossUtilityClass);
`,
  "Branch/index.d.ts": `
import * as React from "react";
import type { BranchClasses } from "./branchClasses";
export interface BranchProps {
  /** How long. */
  length?: number;
}
export declare const Branch: React.FC<BranchProps>;
type Turning = any;
export interface Bud { round?: boolean }
export interface Spiral { turning?: [start: Turning, end: Turning] }
`,
  "hooks.d.ts": `
export interface UseLeafOptions {
  /** @default 1 */
  start?: number;
}
export interface UseLeafReturn { count: number; next: () => void }
export declare function useLeaf(options?: UseLeafOptions): UseLeafReturn;
export declare function usePlain(name: string, times: number): string;
export declare function useUnnamed(name: string, { times }: { times: number }): string;
/** Returns the rings. */
export declare function useRings(tree: string): number;
/**
 * Returns the rings.
 *
 * Without an argument, those of all trees.
 */
export declare function useRings(): number[];
/** Returns the rings. */
export declare function useRings(trees?: string[]): number[];
export interface Almanac { ${Array.from({ length: 81 }, (_, day) => `day${String(day)}${day === 1 ? "?" : ""}: string`).join("; ")} }
export interface Diary extends Almanac { title: string }
export type Ledger = Diary & { pages?: number };
export declare const Calendar: (props: { almanac?: Almanac; diary?: Diary; ledger?: Ledger }) => null;
export declare const Broken: (props: { shape?: NotDeclared }) => null;
`,
  "polymorphic.d.ts": `
import * as React from "react";
interface TypeMap { props: Record<string, unknown>; defaultComponent: React.ElementType }
interface Polymorphic<M extends TypeMap> {
  <C extends React.ElementType>(props: {
    /** The root. */
    component: C;
  } & M["props"]): null;
  (props: M["props"] & Omit<React.ComponentPropsWithRef<M["defaultComponent"]>, keyof M["props"]>): null;
}
export declare const Twig: Polymorphic<{ props: { thin?: boolean }; defaultComponent: "button" }>;
`,
  "intersections.d.ts": `
import * as React from "react";
import { Bud } from "./Branch";
interface Delays<D> {
  /** How long. */
  delay?: D | { enter?: number };
}
export declare const Thorn: (props: { delay?: Delays<number>["delay"] | Delays<string>["delay"] }) => null;
export interface Prong<Side extends string> { side?: Side; long?: boolean }
export declare const Fork: (props: {
  prongs?: readonly (Prong<"left"> | Prong<"middle"> | Prong<"right">)[];
  prong?: Prong<"left"> | Prong<"right">;
  others?: (Prong<"left"> | Bud)[];
}) => null;
export interface BerryOwnerState { sweet?: boolean }
export declare const Berry: (props: BerryOwnerState) => null;
type Gaps = "rowGap" | "columnGap";
export type StyleProps = { [K in Gaps]?: string | number };
type Sounds<Loud extends boolean> = Loud extends true
  ? { onHear?: (event: MouseEvent) => void; label?: string }
  : { onHear?: (event: MouseEvent) => void; label?: number };
export declare const Bark: <Loud extends boolean = true>(
  props: React.SVGProps<SVGRectElement> &
    Omit<StyleProps, "rowGap"> &
    Partial<Record<"hue", string>> & {
      x: number;
      /**
       * Language that it is written in.
       * @default 'the page's'
       */
      lang?: string;
      onHear?: Sounds<Loud>["onHear"];
      label?: Sounds<Loud>["label"];
    } & Bud & BerryOwnerState,
) => null;
`,
};

const root = makeProject(files);
const library = openKit(root, ["Leaf"]);
describeKit(library, ["Leaf"]);
function describeOne(name: string, family = {}) {
  const { entries, problems } = describeKit(library, [name, "Branch"], family);
  const [entry] = entries;
  if (entry === undefined) throw new Error(`${name} was not described`);
  return { entry, problems };
}

function propOf({ props = [] }: Entry, name: string) {
  return props.find((one) => one.name === name);
}

function namesOf({ props = [] }: Entry) {
  return props.map((one) => one.name);
}

test("a component says what it is and how it is imported", () => {
  const { entry } = describeOne("Leaf");
  expect(entry).toMatchObject({
    name: "Leaf",
    description: "A leaf.",
    version: "2.1.0",
    propsType: "LeafProps",
    typeParameters: ["T extends boolean"],
    themeName: "KitLeaf",
    source: "https://example.com/acorn/kit/tree/v2.1.0/packages/kit/src/Leaf",
    imports: [
      { code: "import Leaf from '@acorn/kit/Leaf';" },
      { code: "import { Leaf } from '@acorn/kit';" },
    ],
  });
});

test("props are told with type, default, description and deprecation", () => {
  const { entry } = describeOne("Leaf");
  expect(propOf(entry, "size")).toMatchObject({
    type: {
      text: "'small' | 'large' | number",
      kind: "choice",
      choices: ["'small'", "'large'"],
      open: true,
      options: ["'small'", "'large'", "number"],
    },
    default: "'small'",
    description: "How big it is.",
    required: false,
    origin: { kind: "own", name: "Leaf" },
  });
  expect(propOf(entry, "big")).toMatchObject({ deprecated: "Use `size` instead." });
  expect(propOf(entry, "inner")).toMatchObject({ internal: true, description: "" });
  expect(propOf(entry, "__turned")).toMatchObject({ internal: true });
  expect(propOf(entry, "required")).toMatchObject({ required: true, type: { kind: "node" } });
  expect(propOf(entry, "turned")).toMatchObject({ type: { text: "boolean" } });
  expect(propOf(entry, "loose")).toMatchObject({ type: { text: "any" } });
});

test("named types are opened once, and links that only comments know become Markdown", () => {
  const { entry } = describeOne("Leaf");
  expect(propOf(entry, "veins")).toMatchObject({
    description: "See [the veins](https://example.com/veins) and `Vein`.",
    type: { text: "readonly Vein[]", kind: "array", names: ["Vein"] },
  });
  expect(entry.types.find((one) => one.name === "Vein")).toMatchObject({
    text: "",
    members: [
      { name: "width", type: { text: "number" }, required: true, description: "How thick it is." },
      { name: "color", type: { text: "string" }, required: false },
    ],
  });
});

test("a named type with too many members has them on a line, or the types that it builds on", () => {
  const { types } = describeOne("Calendar").entry;
  const [almanac, diary, ledger] = ["Almanac", "Diary", "Ledger"].map((name) =>
    types.find((one) => one.name === name),
  );
  expect(almanac?.members).toEqual([]);
  expect(almanac?.text).toMatch(/^\{ day0: string; day1\?: string; .*; day80: string \}$/);
  expect(diary?.text).toBe("Almanac & { title: string }");
  expect(ledger?.text).toBe("Diary & { pages?: number; }");
});

test("a named type with a page is linked instead", () => {
  const { entry } = describeOne("Leaf", { links: { Vein: "/acorn-kit/veins/" } });
  const vein = entry.types.find((one) => one.name === "Vein");
  expect(vein).toMatchObject({ href: "/acorn-kit/veins/", members: [] });
});

test("a callback tells its parameters and what it returns", () =>
  expect(propOf(describeOne("Leaf").entry, "onFall")).toMatchObject({
    signature: {
      text: "(event: React.SyntheticEvent, height?: number) => boolean",
      parameters: [
        { name: "event", optional: false, description: "What made it fall." },
        { name: "height", optional: true, type: { text: "number" }, description: "How far." },
      ],
      returns: { text: "boolean" },
      returnsDescription: "Whether to go on.",
    },
  }));

test("a prop of another documented component leads to its page", () => {
  const { entry } = describeOne("Leaf");
  const branch = { name: "Branch", href: "/acorn-kit/api/branch/" };
  expect(propOf(entry, "length")).toMatchObject({ origin: { kind: "component", ...branch } });
  expect(entry.inherits).toEqual([{ ...branch, package: "@acorn/kit" }]);
});

test("attributes of the element are counted, those that it checks are listed", () => {
  const { entry, problems } = describeOne("Leaf");
  expect(entry.rest).toMatchObject({ element: "li", component: null });
  expect(entry.rest?.attributes).toBe("React.LiHTMLAttributes<HTMLLIElement>");
  expect(entry.rest?.count).toBeGreaterThan(200);
  expect(entry.ref).toMatchObject({ target: "HTMLLIElement" });
  expect(propOf(entry, "title")).toMatchObject({ origin: { kind: "own" } });
  expect(propOf(entry, "children")).toMatchObject({ requiresRef: true });
  expect(propOf(entry, "onClick")).toBeUndefined();
  const gone = { fault: "unknown-prop", entry: "Leaf", member: "gone", detail: "" };
  expect(problems).toContainEqual(gone);
});

test("classes have the names of the running package, declared or not", () =>
  expect(describeOne("Leaf").entry.classes).toEqual([
    classOf("root", "KitLeaf-root", "On the root.", false),
    classOf("turned", "Kit-turned", "If it is turned.", true),
    classOf("extra", "KitLeaf-extra", "", false),
  ]));

function classOf(key: string, className: string, description: string, state: boolean) {
  return { key, className, description, deprecated: null, state };
}

test("a class that is declared by its name alone has the comment of the interface, and states are found in scripts", () =>
  expect(describeOne("Branch").entry.classes).toEqual([
    classOf("root", "KitBranch-root", "On the root.", false),
    classOf("bent", "KitBranch-root.Kit-bent", "", true),
  ]));

test("slots have a default and a class, and custom properties are named after the component", () => {
  const { slots, cssVariables } = describeOne("Leaf").entry;
  expect(slots).toMatchObject([
    { name: "root", default: "'li'", className: "KitLeaf-root", type: { kind: "component" } },
  ]);
  expect(cssVariables).toEqual([
    { name: "--Leaf-gap", default: "4px" },
    { name: "--Leaf-rim", default: null },
  ]);
});

test("a polymorphic component has the props of its default element", () => {
  const { entry } = describeOne("Twig");
  expect(namesOf(entry)).toEqual(["component", "thin"]);
  expect(propOf(entry, "component")).toMatchObject({
    required: false,
    description: "The root.",
    type: { text: "React.ElementType", kind: "component" },
    origin: { kind: "own" },
  });
  expect(entry.rest).toMatchObject({ element: "button" });
  expect(entry.ref).toMatchObject({ target: "HTMLButtonElement" });
});

test("what a component declares beside React is its own", () => {
  const { entry } = describeOne("Bark");
  const own = ["columnGap", "hue", "label", "lang", "onHear", "round", "sweet", "x"];
  expect(namesOf(entry)).toEqual(own);
  expect(propOf(entry, "x")).toMatchObject({
    required: true,
    type: { text: "number" },
    origin: { kind: "own", name: "Bark" },
  });
  expect(propOf(entry, "hue")).toMatchObject({ origin: { kind: "own", package: "@acorn/kit" } });
  expect(propOf(entry, "lang")).toMatchObject({
    description: "Language that it is written in.",
    default: "'the page's'",
  });
});

test("a prop is another component's only where that takes it", () => {
  const [entry] = describeKit(library, ["Bark", "Branch", "Berry"]).entries;
  const origins = new Map(entry?.props?.map(({ name, origin }) => [name, origin]));
  expect(origins.get("round")).toMatchObject({ kind: "own", name: "Bark" });
  expect(origins.get("sweet")).toMatchObject({ kind: "component", name: "Berry" });
  expect(entry?.inherits).toMatchObject([{ name: "Berry" }]);
});

test("what two declarations write alike is told once", () => {
  const delay = propOf(describeOne("Thorn").entry, "delay");
  expect(delay?.type.text).toBe("number | string | { enter?: number }");
});

test("a union of types that differ in one literal is one type in fewer words", () => {
  const { entry } = describeOne("Fork");
  expect(propOf(entry, "prongs")?.type).toMatchObject({
    text: "readonly (Prong<'left'> | Prong<'middle'> | Prong<'right'>)[]",
    short: "readonly Prong<'left' | 'middle' | 'right'>[]",
    names: ["Prong"],
  });
  expect(propOf(entry, "prong")?.type.short).toBe("Prong<'left' | 'right'>");
  expect(propOf(entry, "others")?.type.short).toBeUndefined();
});

test("a style property is one behind a type of the language too", () => {
  const styles = { system: ["StyleProps"], systemHref: "/acorn-kit/styles/" };
  const { entry } = describeOne("Bark", styles);
  expect(propOf(entry, "columnGap")).toMatchObject({
    type: { text: "StyleProps['columnGap']", names: ["StyleProps"] },
    origin: { kind: "system", name: "StyleProps", href: "/acorn-kit/styles/" },
  });
});

test("a member of a type with parameters is what all of them give", () => {
  const { entry } = describeOne("Bark");
  expect(propOf(entry, "label")).toMatchObject({ type: { text: "string | number" } });
  expect(propOf(entry, "onHear")).toMatchObject({
    type: { kind: "function" },
    signature: { parameters: [{ name: "event", type: { text: "MouseEvent" } }] },
  });
});

test("a hook tells its options and what it returns", () => {
  const names = ["useLeaf", "usePlain", "useUnnamed", "useRings"];
  const hooks = names.map((name) => ({ name, kind: "hook" as const }));
  const [useLeaf, usePlain, useUnnamed, useRings] = describeKit(library, hooks).entries;
  expect(useLeaf).toMatchObject({
    signature: { text: "(options?: UseLeafOptions) => UseLeafReturn" },
    parameters: [{ name: "start", default: "1", required: false }],
    returns: [
      { name: "count", type: { text: "number" } },
      { name: "next", type: { text: "() => void", kind: "function" } },
    ],
  });
  expect(usePlain).toMatchObject({
    parameters: [
      { name: "name", type: { text: "string" } },
      { name: "times", type: { text: "number" } },
    ],
    returns: [],
  });
  const unnamed = { name: "__1", internal: false };
  expect(useUnnamed?.parameters).toMatchObject([unnamed, { name: "name", internal: false }]);
  const once = "Returns the rings.\n\nWithout an argument, those of all trees.";
  expect(useRings?.description).toBe(once);
});

test("an interface has its members as props, and names in a tuple are no types", () => {
  const { entries, problems } = describeKit(library, [
    { name: "Vein", kind: "interface" },
    { name: "Spiral", kind: "interface" },
  ]);
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    {
      imports: [{ code: "import type { Vein } from '@acorn/kit';" }],
      props: [{ name: "color" }, { name: "width" }],
    },
    { props: [{ name: "turning", type: { text: "[ start: Turning, end: Turning ]" } }] },
  ]);
});

test("what cannot be read is reported with entry and member, and with what is missing", () => {
  const undeclared = { name: "Leaf", package: "@acorn/other" };
  expect(describeKit(library, ["Broken", "Nothing", undeclared]).problems).toEqual([
    { fault: "unresolved", entry: "Broken", member: "shape", detail: "NotDeclared" },
    { fault: "missing", entry: "Nothing", member: "", detail: "@acorn/kit" },
    { fault: "undeclared", entry: "Leaf", member: "", detail: "@acorn/other" },
  ]);
});

test("what an application declares can be given", () => {
  const declare = "declare global { interface NotDeclared { sides: number } }";
  const { entries, problems } = describeKit(openKit(root, [], declare), ["Broken"]);
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([{ props: [{ name: "shape", type: { text: "NotDeclared" } }] }]);
});

test("props can be hidden and belong to another plan", () => {
  const hidden = { Leaf: ["size"], "*": ["big"] };
  const { entry } = describeOne("Leaf", { hidden, plans: { BranchProps: "pro" } });
  expect(propOf(entry, "size")).toBeUndefined();
  expect(propOf(entry, "big")).toBeUndefined();
  expect(propOf(entry, "length")).toMatchObject({ plan: "pro" });
  expect(propOf(entry, "veins")).toMatchObject({ plan: null });
});
