import { afterAll, beforeAll, expect, test } from "vitest";
import { describeKit, makeProject, openKit, removeProject, requestOf } from "./testing/kit.ts";

const files = {
  "index.d.ts": "export { default as Leaf } from './Leaf';",
  "Leaf/index.d.ts": `
export interface Vein { width: number }
declare const Leaf: (props: { size?: "small" | "large"; vein?: Vein }) => null;
export default Leaf;
`,
};

let root: string;

beforeAll(() => {
  root = makeProject(files);
});

afterAll(() => {
  removeProject(root);
});

test("what is told otherwise needs no other library, other entries and declarations do", () => {
  const library = openKit(root, ["Leaf"]);
  expect(library.holds(requestOf(root, ["Leaf"], { links: { Vein: "/vein/" } }))).toBe(true);
  expect(library.holds(requestOf(root, ["Leaf", "Twig"]))).toBe(false);
  expect(library.holds(requestOf(root, ["Leaf"], { declare: "interface Wind {}" }))).toBe(false);
});

test("a library that was asked before answers the same", () => {
  const library = openKit(root, ["Leaf"]);
  const [first, second] = [1, 2].map(() => describeKit(library, [{ name: "Leaf" }]).entries);
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
});
