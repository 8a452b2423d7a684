/**
 * Gives pages their scripts and renders them while a site is written:
 * `SHOWFLOOR_SITE=<folder> SHOWFLOOR_WORK=<folder> SHOWFLOOR_PORT=<port> node
 * web/programs/dev/main.mjs`.
 *
 * It reads requests from standard input, a line of JSON each, and answers each with a line on
 * standard output. It ends when the input does.
 */
import { Console } from "node:console";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseJson } from "../shared/unknown.mjs";
import { DevFrontend } from "./frontend.mjs";

/** @import { Request } from "./frontend.mjs" */

// Whatever a demo or a tool prints goes the other way.
const answer = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
globalThis.console = new Console(process.stderr);

const { SHOWFLOOR_SITE: root, SHOWFLOOR_WORK: work, SHOWFLOOR_PORT: port } = process.env;
if (root === undefined || work === undefined || port === undefined) {
  process.stderr.write(
    "Set SHOWFLOOR_SITE and SHOWFLOOR_WORK to folders, SHOWFLOOR_PORT to a port.\n",
  );
  process.exit(1);
}
const frontend = new DevFrontend(path.resolve(work), Number(port));
frontend.begin(path.resolve(root));

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  answer(`${JSON.stringify(await respond(/** @type {Request} */ (parseJson(line))))}\n`);
}
await frontend.close();
process.exit();

/** @param {Request} request */
async function respond(request) {
  try {
    return await frontend.respond(request);
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { type: "failed", message, stack };
  }
}
