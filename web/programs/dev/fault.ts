import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { LivePart } from "../../src/render/failure.ts";
import { isBelow } from "../build/stageStyles.ts";

/** What is wrong with a part of a page that is made of a library's components. */
export interface Fault {
  /** Id of the demo, name of the playground's component, or key of the specimen. */
  demo: string;
  part: LivePart;
  message: string;
  /** `path:line` from the site's folder, where there is one. */
  place: string | null;
}

/** An import of what is not there, by the specifier and the importer. */
const missing =
  /^(?:Failed to load url (\S+) .*? in (.+)\. Does the file exist|Cannot find module '(.+)' imported from '(.+)')/;

/** The compiler draws the faulty line in a frame, headed by its place. */
const framed = /\[ .+?:(\d+):\d+ \]/;

/** The end of a line of a trace: a file, perhaps as an address, and the place in it. */
const traced = /^(?:file:\/\/)?((?:[A-Za-z]:)?[^:]+):(\d+):\d+$/;

/**
 * Says in one line what a compiler or a demo threw, and where in the site that is.
 *
 * @param root Absolute path of the site's folder.
 */
export function explainFault(
  error: unknown,
  root: string,
): { message: string; place: string | null } {
  if (!(error instanceof Error)) return { message: String(error), place: null };
  const message = stripVTControlCharacters(error.message);
  const [, url, importer, module, from] = missing.exec(message) ?? [];
  const file = importer ?? from;
  if (file !== undefined) return explainImport(url ?? module ?? "", file, root);
  const found = placesOf(error, message).find(({ file }) => isBelow(root, file));
  const place = found === undefined ? null : placeIn(root, found.file, found.line);
  return { message: firstLine(message), place };
}

function explainImport(specifier: string, file: string, root: string) {
  const before = existsSync(file) ? readFileSync(file, "utf8").split(specifier, 1) : [];
  const line = before[0]?.split("\n").length ?? 1;
  return {
    message: `imports "${specifier}", which does not exist`,
    place: placeIn(root, file, String(line)),
  };
}

function placeIn(root: string, file: string, line: string) {
  return `${path.relative(root, file).replaceAll("\\", "/")}:${line}`;
}

function placesOf(
  error: Error & { id?: string; loc?: { file?: string; line?: number } },
  message: string,
): { file: string; line: string }[] {
  const { id = "", loc, stack = "" } = error;
  const lines = stripVTControlCharacters(stack).split("\n");
  const trace = lines.flatMap((line) => {
    const place = line.slice(line.lastIndexOf(" ") + 1).replace(/^\(|\)$/g, "");
    const [, file, number] = traced.exec(place) ?? [];
    return file === undefined || number === undefined ? [] : [placed(file, number)];
  });
  const [, line] = framed.exec(message) ?? [];
  return [
    ...(loc?.line === undefined ? [] : [placed(loc.file ?? id, String(loc.line))]),
    ...(line === undefined ? [] : [placed(id, line)]),
    ...trace,
    ...(id === "" ? [] : [placed(id, "1")]),
  ];
}

function placed(file: string, line: string) {
  const [clean = ""] = file.split("?", 1);
  return { file: clean, line };
}

function firstLine(message: string) {
  const lines = message.split("\n").map((line) => line.replace(/^\[[\w:-]+\] /, "").trim());
  return lines.find((line) => line !== "" && !/^(?:Transform|Build) failed with/.test(line)) ?? "";
}
