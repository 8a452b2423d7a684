import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";

/** Bundles a folder twice and imports from it; Vitest has a loader of its own, so Node runs it. */
const twice = `
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [, module, folder] = process.argv;
const { importByVersion } = await import(module);
importByVersion(folder);

function bundle(version) {
  const write = (name, text) => writeFileSync(fileURLToPath(new URL(name, folder)), text);
  write("react.js", "export const react = { version: " + version + " };");
  for (const name of ["hooks.js", "elements.js"]) write(name, 'export { react } from "./react.js";');
}

bundle(18);
const { react: before } = await import(folder + "hooks.js?v=1");
bundle(19);
const [after, ...others] = await Promise.all(
  ["hooks", "elements", "react"].map((name) => import(folder + name + ".js?v=2")),
);
const isOne = others.every(({ react }) => react === after.react);
console.log(JSON.stringify({ before: before.version, after: after.react.version, isOne }));
`;

test("what is bundled again is imported again, and is there once", () => {
  const module = new URL("./bundleVersions.ts", import.meta.url).href;
  const address = pathToFileURL(`${newFolder()}/`).href;
  const node = ["--input-type=module", "--eval", twice, "--", module, address];
  const printed = execFileSync(process.execPath, node, { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual({ before: 18, after: 19, isOne: true });
});
