import { symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { readIcons } from "./readIcons.ts";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** Reads a package with this code. */
function read(name: string, code: string) {
  const index = `const { createElement: e } = require("react");${code}`;
  const project = newFolder({ [`node_modules/${name}/index.js`]: index });
  for (const one of ["react", "react-dom"]) {
    symlinkSync(path.join(modules, one), path.join(project, "node_modules", one));
  }
  return readIcons({ project, package: name });
}

test("what stands before an svg is no part of it", async () => {
  const code = `exports.Oak = () => [e("style", { key: 1 }, "a{}"), e("svg", { key: 2 }, e("g"))];`;
  expect(await read("styled", code)).toEqual({ viewBox: "0 0 24 24", icons: { Oak: "<g></g>" } });
});

test("the ground that most icons have is told once", async () => {
  const code = `
    const on = (viewBox) => () => e("svg", { viewBox }, e("g"));
    Object.assign(exports, { Oak: on("0 0 9 9"), Elm: on("0 0 8 8"), Yew: on("0 0 8 8") });`;
  expect(await read("grounds", code)).toEqual({
    viewBox: "0 0 8 8",
    icons: { Oak: '<svg viewBox="0 0 9 9"><g></g></svg>', Elm: "<g></g>", Yew: "<g></g>" },
  });
});

test("a package without icons is named", async () => {
  const message = "bare exports no component that draws an svg.";
  await expect(read("bare", "exports.Text = () => e('p');")).rejects.toThrow(message);
});
