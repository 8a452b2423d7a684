/**
 * Says what the button of a demo copies: reads a list of demos from standard input, each with its `files`
 * as `{"name", "source"}`, the entry first, and the pieces of which one is `joined`, and writes the list of
 * the copied texts.
 */
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import { parseJson } from "../../../web/programs/shared/unknown.ts";

/** @typedef {import("../../../web/src/demo/tools/shown.client.ts").ShownFile} ShownFile */
/** @typedef {import("../../../web/src/model/page.gen.ts").Joined} Joined */
/** @typedef {{ files: ShownFile[], joined: Joined["ts"] }} Demo */
/** @typedef {typeof import("../../../web/src/demo/tools/copied.ts")} Copied */

const file = join(import.meta.dirname, "../../..", "web", "src", "demo", "tools", "copied.ts");
/** @type {{ module: Copied }} */
const { module } = await runnerImport(file);
const demos = /** @type {Demo[]} */ (parseJson(await text(process.stdin)));
const texts = demos.map(({ files, joined }) => module.copiedCode(files, joined).text);
process.stdout.write(JSON.stringify(texts));
