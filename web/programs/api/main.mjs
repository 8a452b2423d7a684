/**
 * Reads the API of packages from their declarations.
 *
 * Reads a `Request` of `./request.mjs` from standard input and writes
 * `{"families": [{"id", "entries", "problems", "milliseconds"}], "milliseconds"}` to standard
 * output: `entries` are `ApiEntry` of the model, `milliseconds` of the whole what it took to read
 * all packages.
 */
import { text } from "node:stream/consumers";
import { describeFamily } from "./entry.mjs";
import { Library } from "./library.mjs";

const started = performance.now();
/** @type {import("./request.mjs").Request} */
const request = JSON.parse(await text(process.stdin));
const library = new Library(request);
const milliseconds = performance.now() - started;
const families = request.families.map((family) => describeFamily(library, family));
process.stdout.write(JSON.stringify({ families, milliseconds }));
