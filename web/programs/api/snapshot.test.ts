import { expect, test } from "vitest";
import { describeSnapshots } from "./snapshot.ts";
import { makeProject, requestOf } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
import * as React from "react";
export { default as Lamp } from './Lamp';
export interface LampProps {}
export declare const Unstable_Wick: React.ComponentType<{ long?: boolean }>;
export declare const lampClasses: Record<string, string>;
export declare function unstable_useGlow(options: { warm?: boolean }): { level: number };
export declare function useless(): void;
export interface Bulb { watt: number }
export * from '@acorn/base';
`,
  "Lamp/index.d.ts": `
import * as React from "react";
/** @deprecated Use Sun. */
export default function Lamp(props: {
  /** @default 'warm' */
  tone?: 'warm' | 'cold';
  /** @deprecated Use tone. */
  color?: string;
  glow: number;
} & React.HTMLAttributes<HTMLSpanElement>): React.JSX.Element;
`,
};

const root = makeProject(files);
const { families } = requestOf(root, []);
const [family] = families;
if (family === undefined) throw new Error("no family was asked for");
const place = { module: null, plan: null, slug: "", route: "", anchor: null };
const entries = ["Bulb", "Gone"].map((name) => ({
  ...{ name, kind: "interface" as const, package: "@acorn/kit", ...place },
}));
const missing = { name: "@acorn/later", plan: null, tag: null, source: null };
const packages = [...family.packages, missing];
const found = describeSnapshots({ root, family: { ...family, packages, entries } });

test("all exports of the index of packages that are installed are listed", () => {
  const rest = ["Unstable_Wick", "lampClasses", "unstable_useGlow", "useless"];
  const exports = ["Bulb", "Lamp", "LampProps", ...rest];
  expect(found).toMatchObject([{ package: "@acorn/kit", exports }]);
});

test("components, hooks and documented interfaces are entries, without a prefix", () =>
  expect(found[0]?.entries.map(({ name, kind }) => [name, kind])).toEqual([
    ["Bulb", "interface"],
    ["useGlow", "hook"],
    ["Lamp", "component"],
    ["Wick", "component"],
  ]));

test("an entry has its parts with types, defaults and deprecations", () => {
  const lamp = found[0]?.entries.find(({ name }) => name === "Lamp");
  const prop = { kind: "prop", default: null, required: false, deprecated: null };
  expect(lamp?.deprecated).toBe("Use Sun.");
  expect(lamp?.members).toEqual([
    { ...prop, name: "color", type: "string", deprecated: "Use tone." },
    { ...prop, name: "glow", type: "number", required: true },
    { ...prop, name: "tone", type: "'warm' | 'cold'", default: "'warm'" },
  ]);
});

test("a component accepts the attributes of its root besides its props", () => {
  const accepts = found[0]?.entries.find(({ name }) => name === "Lamp")?.accepts;
  expect(accepts).toContain("glow");
  expect(accepts).toContain("title");
  expect(accepts).not.toContain("href");
});

test("a hook has parameters and what it returns", () => {
  const hook = found[0]?.entries.find(({ name }) => name === "useGlow");
  expect(hook?.members.map(({ kind, name, type }) => [kind, name, type])).toEqual([
    ["parameter", "warm", "boolean"],
    ["return-value", "level", "number"],
  ]);
});
