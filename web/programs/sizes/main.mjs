/**
 * Measures what imports cost a reader.
 *
 * Reads `{"project": <folder>, "families": [{"id", "provider", "entries"}]}` from standard input and
 * writes `{"sizes": {<family>: {<name>: {"minified", "compressed", "added"}}}}` to standard output.
 */
import { text } from "node:stream/consumers";
import { measureSizes } from "./measure.mjs";

const { project, families } = JSON.parse(await text(process.stdin));
try {
  process.stdout.write(JSON.stringify({ sizes: await measureSizes(project, families) }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
