import { format, type Options } from "prettier";
import ts from "typescript";
import { blankSourceFile } from "ts-blank-space";
import { joinDemos, type Piece } from "./join.ts";
import { keyOf, type Source } from "./modules.ts";
import { blankRanges, typeOnlyRanges } from "./typeOnly.ts";

/** How demos are laid out, as written and derived: narrow enough for a code panel. */
export const formatting: Options = { singleQuote: true, printWidth: 80 };

const script = /\.tsx?$/;

interface DeriveRequest {
  /** Each script with the files that it may be joined with. */
  groups: (readonly [Source, ...Source[]])[];
}

/** The code, or the first place that is in its way. */
type Derived = { code: string } | { line: number; message: string; readable: boolean };

/** The files of a group as one, in both languages. */
interface Joined {
  ts: readonly Piece[] | null;
  js: readonly Piece[] | null;
}

/** @returns In the order of the groups, what is derived of the first file of each, and of all. */
export async function deriveGroups({ groups }: DeriveRequest) {
  const derived = new Map<string, Derived>();
  for (const file of groups.flat().filter(({ name }) => script.test(name))) {
    const key = keyOf(file);
    if (!derived.has(key)) derived.set(key, await deriveJavaScript(file.name, file.source));
  }
  const forms = groups.map((files) => inJavaScript(files, derived));
  const several = groups.map((files, index) =>
    forms[index]?.length === files.length ? files : [],
  );
  const joined = joinDemos([...several, ...forms]);
  return groups.map((files, index): Partial<Derived> & { joined: Joined } => ({
    ...derived.get(keyOf(files[0])),
    joined: { ts: joined[index] ?? null, js: joined[index + groups.length] ?? null },
  }));
}

/**
 * The scripts as readers see them: one form of code that reads the same in both languages. None of a
 * file alone, and where one has no such form.
 */
function inJavaScript(files: readonly Source[], derived: ReadonlyMap<string, Derived>) {
  const forms = files.flatMap((file) => {
    const form = derived.get(keyOf(file));
    if (form === undefined || !("code" in form)) return [];
    return [{ name: file.name.replace(/\.ts(x?)$/, ".js$1"), source: form.code }];
  });
  if (files.length === 1 || forms.length < files.length) return [];
  return forms.every(({ source }, index) => source === files[index]?.source) ? files : forms;
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
