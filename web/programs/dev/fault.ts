import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Fault } from "../../src/render/partMistake.ts";
import { isBelow } from "../build/stageStyles.ts";

/** An import of what is not there, by the specifier and the importer. */
const missing =
  /^(?:Failed to load url (\S+) .*? in (.+)\. Does the file exist|Cannot find module '(.+)' imported from '(.+)')/;

/** The compiler draws the faulty line in a frame, headed by its place. */
const framed = /\[ .+?:(\d+:\d+) \]/;

/** A line of a trace: a file, perhaps as an address and with spaces, and the place in it. */
const traced = /^ *at (?:(?:.+? )?\(|async )?(?:file:\/\/)?((?:[A-Za-z]:)?[^:]+):(\d+):\d+\)?$/;

/** The package of a specifier. */
const packageName = /^(?:@[^/]+\/)?[^/]+/;

interface Place {
  readonly file: string;
  /** The line, and perhaps the column. */
  readonly at: string;
}

/**
 * Says in one line what a compiler or a demo threw, where that is, and how a file outside of the
 * site comes into it.
 *
 * @param root Absolute path of the site's folder.
 * @param importersOf Returns the files that import one.
 */
export function explainFault(
  error: unknown,
  root: string,
  importersOf: (file: string) => readonly string[] = () => [],
): Fault {
  if (!(error instanceof Error)) return { message: String(error), place: null };
  const text = stripVTControlCharacters(error.message);
  const { message, found, fix } = importFault(text, root) ?? codeFault(error, text, root);
  if (found === undefined) return { message, place: null };
  const why = chainTo(found.file, root, importersOf);
  return { message, place: placeIn(root, found), why, ...(fix !== undefined && { fix }) };
}

/** A fault before it is put into the words of its place. */
interface Found {
  readonly message: string;
  readonly found: Place | undefined;
  /** Known of all but what a demo throws. */
  readonly fix: string | undefined;
}

function importFault(text: string, root: string): Found | null {
  const [, url, importer, module, from] = missing.exec(text) ?? [];
  const file = importer ?? from;
  if (file === undefined) return null;
  const specifier = url ?? module ?? "";
  // Modules that are no files list those of the site: one was removed a moment ago.
  if (file.startsWith("\0"))
    return { message: `${specifier} is gone`, found: undefined, fix: undefined };
  return {
    message: `imports "${specifier}", which does not exist`,
    found: { file, at: lineOf(specifier, file) },
    fix: fixOfImport(specifier, isBelow(root, file)),
  };
}

function codeFault(error: Error, text: string, root: string): Found {
  const compiled = compilerPlaces(error, text);
  const places = [...compiled, ...tracePlaces(error)];
  return {
    message: firstLine(text),
    found: places.find(({ file }) => isBelow(root, file)) ?? compiled[0],
    fix: compiled.length > 0 ? "correct the syntax" : undefined,
  };
}

function lineOf(specifier: string, file: string): string {
  const before = existsSync(file) ? readFileSync(file, "utf8").split(specifier, 1) : [];
  return String(before[0]?.split("\n").length ?? 1);
}

function fixOfImport(specifier: string, isOfSite: boolean): string {
  if (/^[./]/.test(specifier)) return "create the file, or correct the path";
  const install = `\`npm install ${packageName.exec(specifier)?.[0] ?? specifier}\``;
  return isOfSite
    ? `correct its name, or run ${install} and list it under "demo-packages" in family.toml`
    : `correct its name, run ${install} in the folder of the library, or name it under "paths" in its tsconfig.json`;
}

/** How a file of the site reaches one outside of it: the shortest way, in words. */
function chainTo(
  file: string,
  root: string,
  importersOf: (file: string) => readonly string[],
): string | null {
  if (isBelow(root, file)) return null;
  const ways = [[file]];
  const seen = new Set([file]);
  for (const way of ways) {
    const [first = ""] = way;
    if (isBelow(root, first)) {
      const [start = "", ...rest] = way.map((one) => fromRoot(root, one));
      return `${start} imports ${rest.join(", which imports ")}`;
    }
    for (const importer of importersOf(first)) {
      if (!seen.has(importer)) ways.push([importer, ...way]);
      seen.add(importer);
    }
  }
  return null;
}

function placeIn(root: string, { file, at }: Place): string {
  return `${fromRoot(root, file)}:${at}`;
}

function fromRoot(root: string, file: string): string {
  return path.relative(root, file).replaceAll("\\", "/");
}

/** The places that an error names by itself. */
function compilerPlaces(
  { id = "", loc }: Error & { id?: string; loc?: { file?: string; line?: number } },
  message: string,
): Place[] {
  const [, at] = framed.exec(message) ?? [];
  return [
    ...(loc?.line === undefined ? [] : [placed(loc.file ?? id, String(loc.line))]),
    ...(at === undefined ? [] : [placed(id, at)]),
  ].filter(({ file }) => file !== "");
}

function tracePlaces({ id = "", stack = "" }: Error & { id?: string }): Place[] {
  const lines = stripVTControlCharacters(stack).split("\n");
  const trace = lines.flatMap((line) => {
    const [, file, number] = traced.exec(line) ?? [];
    return file === undefined || number === undefined ? [] : [placed(file, number)];
  });
  return [...trace, ...(id === "" ? [] : [placed(id, "1")])];
}

function placed(file: string, at: string): Place {
  const [clean = ""] = file.split("?", 1);
  return { file: clean, at };
}

function firstLine(message: string) {
  const lines = message.split("\n").map((line) => line.replace(/^\[[\w:-]+\] /, "").trim());
  return lines.find((line) => line !== "" && !/^(?:Transform|Build) failed with/.test(line)) ?? "";
}
