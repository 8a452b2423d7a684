import { afterAll, beforeAll, expect, test } from "vitest";
import { describeKit, makeProject, openKit, removeProject } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
export * from "./Pot";
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

const READING_MS = 120_000;

let root = "";
let library: ReturnType<typeof openKit>;
beforeAll(() => {
  root = makeProject(files);
  library = openKit(root, []);
}, READING_MS);
afterAll(() => {
  removeProject(root);
});

function describeOne(name: string, family = {}) {
  const { entries } = describeKit(library, [{ name }], family);
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

test("parts may have parts", () => {
  expect(describeOne("Vase", { partClasses: "classNames" }).classes).toMatchObject([
    { key: "lid.knob", className: "" },
    { key: "root", description: "The whole." },
  ]);
});

test("a family without such props has no parts", () => {
  expect(describeOne("Pot")).toMatchObject({ classes: [], cssVariables: [] });
});
