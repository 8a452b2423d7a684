import { expect, test } from "vitest";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

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

const names = ["Switch", "Folds", "Line", "Link", "Plain", "Still", "Typed", "Both", "Inner"];
const { entries } = describeKit(openKit(makeProject(files), []), [
  ...names,
  ...["Many", "Wide", "Verbose"],
]);
const told = Object.fromEntries(
  entries.map(({ name, alternatives = [] }) => [
    name,
    alternatives.map((props) =>
      props
        .map((one) => `${one.name}${one.required ? "" : "?"}${one.type ? `: ${one.type}` : ""}`)
        .join(", "),
    ),
  ]),
);

const folds = [
  "type: 'single', grow?: (value: string) => void, value?: string",
  "type: 'multiple', grow?: (value: string[]) => void, value?: string[]",
];

test.each([
  ["what one forbids are props of the others", "Switch", ["checked, onChange", "defaultChecked?"]],
  ["what is required comes first, each with its own type", "Folds", folds],
  ["they may require different props", "Line", ["x", "y"]],
  ["props may be given together or not at all", "Both", ["from, to", ""]],
  ["a long type is left to the list of props", "Verbose", ["give, on: true", "give, on?: false"]],
])("of alternatives, %s", (_, name, expected) => expect(told[name]).toEqual(expected));

test.each([
  ["differ in attributes of elements", "Link"],
  ["differ in one prop that is not required", "Plain"],
  ["differ in one prop that may be left out", "Still"],
  ["differ in the type of one prop", "Typed"],
  ["differ in props that are internal", "Inner"],
  ["are many", "Many"],
  ["differ in many props", "Wide"],
])("nothing is told of alternatives that %s", (_, name) => expect(told[name]).toEqual([]));
