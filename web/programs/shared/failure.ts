import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

/** Thrown for a request that cannot be answered. Its message says all, so that it comes without a trace. */
export class RequestError extends Error {}

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** The bundler draws the faulty line in a frame, headed by its place. */
const framed = /\[ (.+:\d+:\d+) \]/;

const unresolved = /failed to resolve import "(.+?)" from "(.+?)"/;

/**
 * What went wrong, a line each: `path:line:column: what` where the bundler tells the place, without
 * frames; only an error of our own comes with its trace.
 */
export function explainFailure(error: unknown) {
  return errorsIn(error).map(explain).join("\n");
}

/** The bundler throws all that it found as one. */
function errorsIn(error: unknown): unknown[] {
  if (typeof error !== "object" || error === null || !("errors" in error)) return [error];
  return Array.isArray(error.errors) ? error.errors : [error];
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message);
  const missing = unresolved.exec(message);
  if (missing !== null) {
    const [, specifier, file = ""] = missing;
    return `${fromHere(file)}: imports "${specifier}", which does not exist`;
  }
  const what = message.split("\n", 1)[0]?.replace(/^\[[\w:-]+\] /, "");
  const place = framed.exec(message)?.[1];
  if (place !== undefined) return `${fromHere(place)}: ${what}`;
  return saysAll(error) ? message : (error.stack ?? message);
}

/** Errors with a code are those of Node and of the bundler, whose messages name the file. */
function saysAll(error: Error) {
  return error instanceof RequestError || ("code" in error && typeof error.code === "string");
}

/** As the author of the command would write it: the bundler gives paths from the project. */
function fromHere(place: string) {
  return path.relative(process.cwd(), path.resolve(project, place));
}
