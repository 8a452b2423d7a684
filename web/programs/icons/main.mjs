/**
 * Reads the drawings of a package of icons.
 *
 * Reads `{"project": <folder>, "package": <name>}` from standard input and writes
 * `{"viewBox", "icons": {<component>: <what stands inside its svg>}}` to standard output.
 */
import { text } from "node:stream/consumers";
import { readIcons } from "./read.mjs";

const { project, package: name } = JSON.parse(await text(process.stdin));
try {
  process.stdout.write(JSON.stringify(await readIcons(project, name)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
