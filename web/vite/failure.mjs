import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The bundler draws the faulty line in a frame, headed by its place. */
const framed = /\[ (?<file>.+):(?<line>\d+):\d+ \]/;

/**
 * What the bundler found wrong, a line each: `path:line: what`, without frames and traces.
 *
 * @param {unknown} error
 * @param {string} base Folder to which the bundler's paths are relative.
 * @param {string} root Folder to which the answer's are.
 */
export function explainFailure(error, base, root) {
  const { errors = [error] } = /** @type {{ errors?: unknown[] }} */ (error);
  return errors.map((one) => explain(one, base, root)).join("\n");
}

/**
 * @param {unknown} error
 * @param {string} base
 * @param {string} root
 */
function explain(error, base, root) {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message);
  const what = message.split("\n", 1)[0]?.replace(/^\[[\w:-]+\] /, "") ?? "";
  const place = framed.exec(message)?.groups;
  if (place === undefined) return error.stack === undefined ? what : `${what}\n${error.stack}`;
  const file = path.relative(root, path.resolve(base, place["file"] ?? ""));
  return `${file}:${place["line"]}: ${what}`;
}
