import { expect, test } from "vitest";
import type { Entry } from "./request.ts";
import { describeKit, makeProject, openKit } from "./testing/kit.ts";

const files = {
  "index.d.ts": `
export interface Bark { rough: boolean }
export interface Wood { hard: boolean }
export interface Vein { width: number; color?: string; age: number; soil: string }
export interface Slim extends Omit<Vein, "soil"> { own: boolean }
type Shade = "light" | "middle" | "dark";
export type Sides = Record<"top" | "bottom", 1>;
type Take<T> = (value: T) => void;
interface Drop { (thing: string): void }
interface Fall { (what: string): void }
export interface Judge<T> { kind?: T extends "dim" | "bright" ? 1 : 2 }
interface Box<T> { content?: { value: T } }
interface One {
  /** Of one. */
  value: string;
  first: 1;
}
interface Two {
  /** Of two. */
  value: string;
  second: 2;
}
export declare const Picked: (props: { vein?: Slim }) => null;
export declare const Listed: (props: { shades?: { [Key in Shade]?: number } }) => null;
export declare const Written: (props: { sides?: Sides }) => null;
export declare const Tied: (props: { part?: Partial<Wood> | Partial<Bark> }) => null;
export declare const Inside: (props: {
  content?: Box<Wood>["content"] | Box<Bark>["content"];
}) => null;
export declare const Judged: (props: { judge?: Judge<string> }) => null;
export declare const Chosen: (props: One | Two) => null;
export declare const Called: (props: { onTake?: Take<Wood> | Take<Bark> }) => null;
export declare const Alike: (props: { onDrop?: Drop | Fall }) => null;
/** The compiler meets here in another order what the others have. */
export declare const Noise: (props: {
  a: "age" | "color" | "width" | "own";
  b: "dark" | "middle" | "light";
  c: "bottom" | "top" | "bright" | "dim";
  d: [Partial<Bark>, Partial<Wood>];
  e: [Two, One];
  f: [Take<Bark>, Take<Wood>, Fall, Drop];
  g: [Box<Bark>["content"], Box<Wood>["content"]];
}) => null;
`,
};

const names = [
  "Picked",
  "Listed",
  "Written",
  "Tied",
  "Inside",
  "Judged",
  "Chosen",
  "Called",
].concat("Alike");
const root = makeProject(files);
const quiet = describeKit(openKit(root, []), names).entries;
const noisy = describeKit(openKit(root, []), ["Noise", ...names.toReversed()]).entries;
/** Of the entry, whatever the compiler has read before. */
function facts<T>(name: string, factsOf: (entry: Entry) => T): T {
  const [one, other] = [quiet, noisy].map((entries) => entries.find((it) => it.name === name));
  if (one === undefined || other === undefined) throw new Error(`${name} was not described`);
  expect(other).toEqual(one);
  return factsOf(one);
}

const typeOf = ({ props = [] }: Entry) => props[0]?.type.text;

test("members of a type without some of another's are declared in that one's order", () => {
  const members = facts("Picked", ({ types }) => types[0]?.members.map(({ name }) => name));
  expect(members).toEqual(["own", "width", "color", "age"]);
});

test("members with the names of a list have its order", () =>
  expect(facts("Listed", typeOf)).toBe("{ light?: number; middle?: number; dark?: number }"));

test("members with the names of a list that only a declaration writes have its order", () => {
  const members = facts("Written", ({ types }) => types[0]?.members.map(({ name }) => name));
  expect(members).toEqual(["top", "bottom"]);
});

test("parts of the same name are sorted by what they are given, as it is declared", () =>
  expect(facts("Tied", typeOf)).toBe("Partial<Wood> | Partial<Bark>"));

test("parts that one declaration makes are sorted by their text", () => {
  const type = facts("Inside", ({ props }) => props?.[0]?.type);
  expect(type?.text).toBe("{ value: Bark } | { value: Wood }");
  expect(type?.names).toEqual(["Bark", "Wood"]);
});

test("a union inside a type that only the compiler can write is in order", () => {
  const text = facts("Judged", ({ types }) => types[0]?.members[0]?.type.text);
  expect(text).toBe("T extends 'dim' | 'bright' ? 1 : 2");
});

test("what several alternatives say of a prop follows their order", () => {
  const description = facts("Chosen", ({ props }) => props?.at(-1)?.description);
  expect(description).toBe("Of one.\nOf two.");
});

test("what several functions are given is sorted by its text", () => {
  const text = facts("Called", ({ props }) => props?.[0]?.signature?.text);
  expect(text).toBe("(value: Bark & Wood) => void");
});

test("functions that are called alike have the parameters of the first", () => {
  const text = facts("Alike", ({ props }) => props?.[0]?.signature?.text);
  expect(text).toBe("(thing: string) => void");
});
