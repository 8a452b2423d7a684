/**
 * Turns modules into plain scripts.
 *
 * Reads `{"modules": {<site path>: <code>}}` from standard input and writes
 * `{"scripts": {<site path>: {"code", "needs", "later"}}}` to standard output.
 */
import { text } from "node:stream/consumers";
import { convertModule } from "./convert.mjs";

const { modules } = JSON.parse(await text(process.stdin));
try {
  const scripts = Object.entries(modules).map(([path, code]) => [path, convertModule(path, code)]);
  process.stdout.write(JSON.stringify({ scripts: Object.fromEntries(scripts) }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
