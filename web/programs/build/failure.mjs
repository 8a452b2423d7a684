import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { bundling } from "./config.mjs";

/** The bundler draws the faulty line in a frame, headed by its place. */
const framed = /\[ (.+:\d+):\d+ \]/;

const unresolved = /failed to resolve import "(.+?)" from "(.+?)"/;

/**
 * What the bundler found wrong, a line each: `path:line: what`, without frames; only an error of
 * our own comes with its trace.
 *
 * @param {unknown} error
 */
export function explainFailure(error) {
  const { errors = [error] } = /** @type {{ errors?: unknown[] }} */ (error);
  return errors.map(explain).join("\n");
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message);
  const missing = unresolved.exec(message);
  if (missing !== null) {
    const [, specifier, file = ""] = missing;
    return `${fromHere(file)}: imports "${specifier}", which does not exist`;
  }
  const what = message.split("\n", 1)[0]?.replace(/^\[[\w:-]+\] /, "");
  const place = framed.exec(message)?.[1];
  return place === undefined ? (error.stack ?? message) : `${fromHere(place)}: ${what}`;
}

/**
 * As whoever gave the command would write it: the bundler tells places from the project.
 *
 * @param {string} place
 */
function fromHere(place) {
  return path.relative(process.cwd(), path.resolve(bundling.cwd, place));
}
