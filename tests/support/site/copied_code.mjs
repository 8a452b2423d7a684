/**
 * Says what the button of a demo copies: reads a list of demos from standard input, each a list of
 * `{"name", "source"}` with the entry first, and writes the list of the copied texts.
 */
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import { parseJson } from "../../../web/programs/shared/unknown.ts";

/** @typedef {import("../../../web/src/demo/tools/shown.client.ts").ShownFile} ShownFile */
/** @typedef {typeof import("../../../web/src/demo/tools/copied.ts")} Copied */

const file = join(import.meta.dirname, "../../..", "web", "src", "demo", "tools", "copied.ts");
/** @type {{ module: Copied }} */
const { module } = await runnerImport(file);
const demos = /** @type {ShownFile[][]} */ (parseJson(await text(process.stdin)));
process.stdout.write(JSON.stringify(demos.map((files) => module.copiedCode(files).text)));
