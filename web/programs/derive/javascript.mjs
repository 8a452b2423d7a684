import { format } from "prettier";
import ts from "typescript";
import { blankSourceFile } from "ts-blank-space";
import { blankRanges, typeOnlyRanges } from "./typeOnly.mjs";

/**
 * How demos are laid out, as written and derived: narrow enough for a code panel.
 *
 * @type {import("prettier").Options}
 */
export const formatting = { singleQuote: true, printWidth: 80 };

/** @typedef {{ files: { name: string, source: string }[] }} DeriveRequest */

/**
 * The code, or the first place that is in its way.
 *
 * @typedef {{ code: string } | { line: number, message: string, readable: boolean }} Derived
 */

/**
 * @param {DeriveRequest} request
 * @returns {Promise<{ results: Derived[] }>} In the order of the files.
 */
export async function deriveFiles({ files }) {
  const results = [];
  for (const { name, source } of files) results.push(await deriveJavaScript(name, source));
  return { results };
}

/**
 * Takes the types out of a file and lays out what is left as an author would have.
 *
 * A file without types comes back as it was written.
 *
 * @param {string} name Its extension says whether it holds JSX.
 * @param {string} source
 * @returns {Promise<Derived>}
 */
export async function deriveJavaScript(name, source) {
  try {
    return await derive(name, source);
  } catch (error) {
    // Neither the compiler nor what lays code out goes round: each level takes of the call stack.
    if (!(error instanceof RangeError)) throw error;
    return { line: deepestLine(source), message: "it is nested too deeply", readable: false };
  }
}

/**
 * @param {string} name
 * @param {string} source
 * @returns {Promise<Derived>}
 */
async function derive(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true);
  const fault = firstFault(file);
  if (fault !== undefined) return fault;

  /** @type {ts.Node[]} */
  const kept = [];
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

/** @param {ts.SourceFile} file */
function firstFault(file) {
  const { parseDiagnostics = [] } =
    /** @type {{ parseDiagnostics?: ts.DiagnosticWithLocation[] }} */ (
      /** @type {unknown} */ (file)
    );
  const [first] = parseDiagnostics;
  if (first === undefined) return undefined;
  const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
  return { line: lineOf(file, first.start), message: message.replace(/\.$/, ""), readable: false };
}

/**
 * The first line of what is deepest in brackets of any kind, found without a tree.
 *
 * @param {string} source
 */
function deepestLine(source) {
  let [depth, deepest, line] = [0, 0, 1];
  for (const [index, text] of source.split("\n").entries()) {
    for (const [sign] of text.matchAll(/[()[\]{}<>]/g)) {
      depth = "([{<".includes(sign) ? depth + 1 : Math.max(0, depth - 1);
      if (depth > deepest) [deepest, line] = [depth, index + 1];
    }
  }
  return line;
}

/**
 * @param {ts.SourceFile} file
 * @param {number} position
 */
function lineOf(file, position) {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/**
 * @param {string} text
 * @param {number} position
 */
function lineAt(text, position) {
  return text.slice(position).split("\n", 1)[0]?.trim();
}

/**
 * Removes the lines that held only types, so that no gap tells of them.
 *
 * @param {string} source
 * @param {string} stripped The same without types, line by line.
 */
function dropEmptied(source, stripped) {
  const before = source.split("\n");
  return stripped
    .split("\n")
    .filter((line, index) => !isEmptied(line) || before[index]?.trim() === "")
    .join("\n");
}

/**
 * A blanked statement leaves a semicolon behind.
 *
 * @param {string} line
 */
function isEmptied(line) {
  return line.trim() === "" || line.trim() === ";";
}
