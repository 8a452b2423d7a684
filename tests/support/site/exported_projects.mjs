/**
 * Writes what the ZIP of each demo holds: reads a list of paths of `demo.json` files from standard
 * input, and writes a list of `{"demo", "styling", "files"}`, with TypeScript, in each styling.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import { parseJson } from "../../../web/programs/shared/unknown.ts";

/** @typedef {import("../../../web/src/model/page.gen.ts").DemoData} DemoData */
/** @typedef {typeof import("../../../web/src/demo/tools/project.ts")} Projects */

const file = join(import.meta.dirname, "../../..", "web", "src", "demo", "tools", "project.ts");
/** @type {{ module: Projects }} */
const { module } = await runnerImport(file);
const paths = /** @type {string[]} */ (parseJson(await text(process.stdin)));

const projects = paths.flatMap((path) => {
  const data = /** @type {DemoData} */ (parseJson(readFileSync(path, "utf8")));
  return data.variants.map(({ styling, ts: files }) => ({
    demo: data,
    styling,
    files: module.createProject({
      data,
      form: { variant: "ts", styling },
      tailwind: styling === "tailwind",
      files,
      address: data.route,
    }),
  }));
});
process.stdout.write(
  JSON.stringify(
    projects.map(({ demo, ...rest }) => ({ family: demo.family, alone: demo.alone, ...rest })),
  ),
);
