/**
 * Says which messages the production builds of packages shorten to a number.
 *
 * Reads `{"root", "packages"}` from standard input: the folder that holds `node_modules`, and names.
 * Writes `[{"code", "parts", "package", "module"}]` to standard output, as `./packages.mjs`
 * describes them.
 */
import { text } from "node:stream/consumers";
import { messagesOf } from "./packages.mjs";

try {
  const { root, packages } = JSON.parse(await text(process.stdin));
  process.stdout.write(JSON.stringify(await messagesOf(root, packages)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
