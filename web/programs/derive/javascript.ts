import { format, type Options } from "prettier";
import ts from "typescript";
import { blankSourceFile } from "ts-blank-space";
import { blankRanges, typeOnlyRanges } from "./typeOnly.ts";

/** How demos are laid out, as written and derived: narrow enough for a code panel. */
export const formatting: Options = { singleQuote: true, printWidth: 80 };

interface DeriveRequest {
  files: { name: string; source: string }[];
}

/** The code, or the first place that is in its way. */
type Derived = { code: string } | { line: number; message: string; readable: boolean };

/** @returns In the order of the files. */
export async function deriveFiles({ files }: DeriveRequest): Promise<{ results: Derived[] }> {
  const results = [];
  for (const { name, source } of files) results.push(await deriveJavaScript(name, source));
  return { results };
}

/**
 * Takes the types out of a file and lays out what is left as an author would have.
 *
 * A file without types comes back as it was written.
 *
 * @param name Its extension says whether it holds JSX.
 */
export async function deriveJavaScript(name: string, source: string): Promise<Derived> {
  try {
    return await derive(name, source);
  } catch (error) {
    // Neither the compiler nor what lays code out goes round: each level takes of the call stack.
    if (!(error instanceof RangeError)) throw error;
    return { line: deepestLine(source), message: "it is nested too deeply", readable: false };
  }
}

async function derive(name: string, source: string): Promise<Derived> {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true);
  const fault = firstFault(file);
  if (fault !== undefined) return fault;

  const kept: ts.Node[] = [];
  const blanked = blankSourceFile(file, (node) => kept.push(node));
  if (kept[0] !== undefined) {
    const start = kept[0].getStart(file);
    const message = `"${lineAt(source, start)}" is more than a type`;
    return { line: lineOf(file, start), message, readable: true };
  }
  const stripped = blankRanges(blanked, typeOnlyRanges(file));
  if (stripped === source) return { code: source };
  const code = dropEmptied(source, stripped);
  return { code: await format(code, { ...formatting, parser: "babel" }) };
}

function firstFault(file: ts.SourceFile) {
  const { parseDiagnostics = [] } = file as unknown as {
    parseDiagnostics?: ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (first === undefined) return undefined;
  const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
  return { line: lineOf(file, first.start), message: message.replace(/\.$/, ""), readable: false };
}

/** The first line of what is deepest in brackets of any kind, found without a tree. */
function deepestLine(source: string) {
  let [depth, deepest, line] = [0, 0, 1];
  for (const [index, text] of source.split("\n").entries()) {
    for (const [sign] of text.matchAll(/[()[\]{}<>]/g)) {
      depth = "([{<".includes(sign) ? depth + 1 : Math.max(0, depth - 1);
      if (depth > deepest) [deepest, line] = [depth, index + 1];
    }
  }
  return line;
}

function lineOf(file: ts.SourceFile, position: number) {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

function lineAt(text: string, position: number) {
  return text.slice(position).split("\n", 1)[0]?.trim();
}

/**
 * Removes the lines that held only types, so that no gap tells of them.
 *
 * @param stripped The same without types, line by line.
 */
function dropEmptied(source: string, stripped: string) {
  const before = source.split("\n");
  return stripped
    .split("\n")
    .filter((line, index) => !isEmptied(line) || before[index]?.trim() === "")
    .join("\n");
}

/** A blanked statement leaves a semicolon behind. */
function isEmptied(line: string) {
  return line.trim() === "" || line.trim() === ";";
}
