import { afterAll, beforeAll, expect, test } from "vitest";
import { describeKit, makeProject, openKit, removeProject } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
import * as React from "react";
interface Common { label?: string; __inner?: boolean }
interface Controlled { checked: boolean; onChange: (checked: boolean) => void; defaultChecked?: never }
interface Uncontrolled { checked?: undefined; defaultChecked?: boolean }

export declare const Switch: (props: (Common & Controlled) | (Common & Uncontrolled)) => null;

interface Single { type: 'single'; value?: string; grow?: (value: string) => void }
interface Multiple { type: 'multiple'; value?: string[]; grow?: (value: string[]) => void }
export declare const Folds: React.ForwardRefExoticComponent<
  (Common & (Single | Multiple)) & React.RefAttributes<HTMLDivElement>
>;

export declare const Line: (props: Common & ({ x: number } | { y: number })) => null;

export declare const Link: (
  props: Common & (React.ComponentProps<'a'> | React.ComponentProps<'button'>),
) => null;
export declare const Plain: (props: Common & ({ size: number } | {})) => null;
export declare const Still: (props: Common & ({ size: number } | { size?: never })) => null;
export declare const Typed: (props: Common & ({ size: 1 } | { size: 2 })) => null;
export declare const Both: (props: Common & ({ from: number; to: number } | {})) => null;
export declare const Inner: (props: Common & ({ __a: 1; __b: 1 } | { __a: 2 })) => null;
export declare const Many: (
  props: Common & ({ a: 1; b: 1 } | { a: 2 } | { a: 3 } | { a: 4 } | { a: 5 }),
) => null;
type Six<T> = { a: T; b: T; c: T; d: T; e: T; f: T; g: T };
export declare const Wide: (props: Common & (Six<string> | Six<number>)) => null;
export declare const Verbose: (props:
  | { on: true; give: (value: string, reason: 'click' | 'key' | 'touch' | 'focus') => boolean }
  | { on?: false; give: (value: number, reason: 'click' | 'key' | 'touch' | 'focus') => boolean }
) => null;
`,
};

const READING_MS = 120_000;
const names = [
  "Switch",
  "Folds",
  "Line",
  "Link",
  "Plain",
  "Still",
  "Typed",
  "Both",
  "Inner",
  "Many",
  "Wide",
  "Verbose",
];

let root = "";
let told: Record<string, string[]> = {};
beforeAll(() => {
  root = makeProject(files);
  const { entries } = describeKit(
    openKit(root, []),
    names.map((name) => ({ name })),
  );
  told = Object.fromEntries(
    entries.map(({ name, alternatives = [] }) => [
      name,
      alternatives.map((props) =>
        props
          .map((one) => `${one.name}${one.required ? "" : "?"}${one.type ? `: ${one.type}` : ""}`)
          .join(", "),
      ),
    ]),
  );
}, READING_MS);
afterAll(() => {
  removeProject(root);
});

test("props that one alternative forbids are those of the others", () => {
  expect(told["Switch"]).toEqual(["checked, onChange", "defaultChecked?"]);
});

test("a prop of another type in each alternative has it there, after what is required", () => {
  expect(told["Folds"]).toEqual([
    "type: 'single', grow?: (value: string) => void, value?: string",
    "type: 'multiple', grow?: (value: string[]) => void, value?: string[]",
  ]);
});

test("alternatives may require different props", () => {
  expect(told["Line"]).toEqual(["x", "y"]);
});

test("props may be given together or not at all", () => {
  expect(told["Both"]).toEqual(["from, to", ""]);
});

test("a long type is left to the list of props", () => {
  expect(told["Verbose"]).toEqual(["give, on: true", "give, on?: false"]);
});

test.each([
  ["differ in attributes of elements", "Link"],
  ["differ in one prop that is not required", "Plain"],
  ["differ in one prop that may be left out", "Still"],
  ["differ in the type of one prop", "Typed"],
  ["differ in props that are internal", "Inner"],
  ["are many", "Many"],
  ["differ in many props", "Wide"],
])("nothing is told of alternatives that %s", (_, name) => {
  expect(told[name]).toEqual([]);
});
