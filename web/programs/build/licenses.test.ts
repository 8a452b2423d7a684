import path from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { Licenses, licensesOf } from "./licenses.ts";

const root = newFolder();

function write(file: string, text: string): string {
  writeFiles(path.join(root, "node_modules"), { [file]: text });
  return path.join(root, "node_modules", file);
}

const manifest = (name: string, license: unknown) =>
  JSON.stringify({ name, version: "1.0.0", license });

test("a file belongs to the nearest package that has a name and a version", async () => {
  write("@oak/kit/package.json", manifest("@oak/kit", "MIT"));
  write("@oak/kit/LICENSE", "Of oaks.\r\nAll.\n");
  write("@oak/kit/esm/package.json", '{"type":"module"}');
  const leaf = write("@oak/kit/esm/leaf.js", "");
  const kit = { name: "@oak/kit", version: "1.0.0", license: "MIT" };
  const all = [{ ...kit, texts: ["Of oaks.\nAll."], changed: false }];
  // A file of the project belongs to no work.
  expect(await licensesOf([leaf, leaf, path.join(root, "page.js")])).toEqual(all);
});

test("works that a package carries inside bring their texts", async () => {
  write("elm/package.json", manifest("elm", { type: "MIT AND ISC" }));
  write("elm/COPYING.md", "Of elms.");
  write("elm/NOTICE", "Elms grow.");
  write("elm/license.js", "no text of a license");
  write("elm/inside/birch/LICENSE.txt", "Of birches.");
  const birch = write("elm/inside/birch/src/birch.js", "");
  const [elm] = await licensesOf([birch]);
  expect(elm?.license).toBe("MIT AND ISC");
  expect(elm?.texts).toEqual(["Of elms.", "Elms grow.", "Of birches."]);
});

test("a package that declares nothing is found as such", async () => {
  write("ash/package.json", JSON.stringify({ name: "ash", version: "2.0.0" }));
  const [ash] = await licensesOf([write("ash/index.js", "")]);
  expect(ash).toMatchObject({ name: "ash", license: null, texts: [] });
});

test("a work in several builds stands there once, in an order of its own", () => {
  const licenses = new Licenses();
  const work = (name: string, ...texts: string[]) => {
    return { name, version: "1.0.0", license: "MIT", texts, changed: false };
  };
  licenses.add("pages", [work("oak", "Of oaks.")]);
  licenses.add("edited demos", [work("oak", "Of oaks.", "Of birches."), work("ash")]);
  expect(licenses.list().map(({ name, texts, bundles }) => [name, texts, bundles])).toEqual([
    ["ash", [], ["edited demos"]],
    ["oak", ["Of oaks.", "Of birches."], ["edited demos", "pages"]],
  ]);
});

test("works of builds that ran at once stand as if these had come in turn", () => {
  const texts = ["Of oaks."];
  const oak = { name: "oak", version: "1.0.0", license: "MIT", texts, changed: false };
  const [pages, workers] = [new Licenses(), new Licenses()];
  workers.add("workers", [{ ...oak, license: null, texts: ["Of birches."], changed: true }]);
  pages.add("pages", [oak]);
  const licenses = new Licenses();
  licenses.join(pages);
  licenses.join(workers);
  expect(licenses.list()).toEqual([
    { ...oak, texts: ["Of oaks.", "Of birches."], changed: true, bundles: ["pages", "workers"] },
  ]);
});

test("a package of a workspace has the license of the workspace", async () => {
  const workspace = newFolder({
    "package.json": '{"workspaces":["packages/*"]}',
    LICENSE: "Of all packages.\n",
    "packages/ui/package.json": manifest("@pine/ui", "MIT"),
  });
  const [ui] = await licensesOf([path.join(workspace, "packages/ui/index.js")]);
  expect(ui?.texts).toEqual(["Of all packages."]);
});
