import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { convertModule, convertModules } from "./convert.ts";

test("every form of import is named, each module once", () => {
  const code = `
    import "./a.js";
    import b from "../b.js";
    export * from "/_assets/c.js";
    export { d } from "./a.js";
  `;
  expect(convertModule("/_assets/x/y.js", code).needs).toEqual([
    "/_assets/x/a.js",
    "/_assets/b.js",
    "/_assets/c.js",
  ]);
});

test("what is imported later is named where its address is written", () => {
  const code = "const f = () => import('./a.js'); const g = (name) => import(name);";
  expect(convertModule("/x.js", code)).toMatchObject({ needs: [], later: ["/a.js"] });
});

test("a script hands its module to the loader", () => {
  const { code } = convertModule("/x.js", "export const here = import.meta.url;");
  const handed: unknown[] = [];
  const loader = { module: (...given: unknown[]) => handed.push(...given) };
  const run = runInThisContext(`(showfloorCopy) => {${code}}`) as (copy: object) => void;
  run(loader);
  const [site, needs, make] = handed as [string, string[], (...given: object[]) => void];
  const exports: { here?: string } = {};
  make(exports, {}, { url: "file:///x.js" });
  expect([site, needs, exports.here]).toEqual(["/x.js", [], "file:///x.js"]);
});

test("a request has a script for each of its modules", () => {
  const { scripts } = convertModules({ modules: { "/a.js": "", "/b.js": "import './a.js';" } });
  expect(Object.entries(scripts).map(([site, { needs }]) => [site, needs])).toEqual([
    ["/a.js", []],
    ["/b.js", ["/a.js"]],
  ]);
});
