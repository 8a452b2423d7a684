import { join } from "node:path";
import { expect, test } from "vitest";
import { Modules } from "./program.ts";
import { Scripts } from "./scripts.ts";
import { makeProject } from "./testing/kit.ts";

test("scripts may be in a folder beside that of the declarations", () => {
  const entries = { types: "./lib/index.d.mts", default: "./esm/index.mjs" };
  const root = makeProject({
    "package.json": JSON.stringify({ version: "1.0.0", exports: { ".": { import: entries } } }),
    "lib/Pot/Pot.d.ts": "",
    "esm/Pot/Pot.mjs": "",
  });
  const folder = join(root, "node_modules/@acorn/kit");
  const found = new Scripts(new Modules(root)).beside(join(folder, "lib/Pot/Pot.d.ts"));
  expect(found?.fileName).toBe(join(folder, "esm/Pot/Pot.mjs"));
});
