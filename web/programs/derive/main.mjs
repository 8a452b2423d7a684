/**
 * Derives the JavaScript form of TypeScript files.
 *
 * Reads `{"files": [{"name", "source"}]}` from standard input and writes
 * `{"results": [{"code"} | {"line", "message"}]}`, in the same order, to standard output.
 */
import { text } from "node:stream/consumers";
import { deriveJavaScript } from "./javascript.mjs";

const { files } = JSON.parse(await text(process.stdin));
const results = [];
for (const { name, source } of files) results.push(await deriveJavaScript(name, source));
process.stdout.write(JSON.stringify({ results }));
