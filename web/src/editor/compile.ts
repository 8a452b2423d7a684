import { transform } from "sucrase";
import type { Fault, RunFile } from "./sandbox/messages";
import { guardLoops } from "./guardLoops";
import { endingOf, languageOf, type Tree } from "./languages";

/** A file as a reader wrote it. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** A module that code names. */
export interface Import {
  readonly specifier: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Files that can run, or the first mistake in them. */
export type Compiled = (
  | { readonly files: readonly RunFile[] }
  | { readonly fault: Extract<Fault, { kind: "thrown" | "import" }> }
) & {
  /** Modules of packages, or the file that is not there, with the places that name them. */
  readonly imports: readonly Import[];
};

/** Code that cannot run. */
class CodeError extends Error {
  constructor(
    readonly fault: Extract<Fault, { kind: "thrown" | "import" }>,
    readonly imports: readonly Import[] = [],
  ) {
    super(fault.kind);
  }
}

/** Written by the compiler into every file with JSX. */
const runtime = "react/jsx-runtime";

/** Makes files that a browser can run; their lines keep their numbers. */
export function compile(sources: readonly SourceFile[]): Compiled {
  try {
    const compiled = sources.map((source) => compileFile(source, sources));
    return {
      files: compiled.map(({ file }) => file),
      imports: compiled.flatMap(({ imports }) => imports),
    };
  } catch (error) {
    if (error instanceof CodeError) return { fault: error.fault, imports: error.imports };
    throw error;
  }
}

interface CompiledFile {
  readonly file: RunFile;
  readonly imports: readonly Import[];
}

function compileFile(source: SourceFile, all: readonly SourceFile[]): CompiledFile {
  const { name, text } = source;
  switch (endingOf(name)) {
    case "css":
      return { file: { name, kind: "style", text }, imports: [] };
    case "json":
      checkJson(source);
      return { file: { name, kind: "data", text }, imports: [] };
    default:
      return compileScript(source, all);
  }
}

function compileScript(source: SourceFile, all: readonly SourceFile[]): CompiledFile {
  const { name, text } = source;
  const tree = languageOf(name)?.parser.parse(text);
  if (tree === undefined) throw new Error(`${name} is of no language that is known.`);
  const compiled = toCommonJs(name, guardLoops(text, tree));
  const code = import.meta.env.BASE_URL === "/" ? compiled : withoutMeta(compiled);
  // Imports of types are gone by now.
  const needed = importsOf(source, tree).filter(({ specifier }) => requires(code, specifier));
  for (const one of needed) checkFile(one, all);
  const packages = needed.filter(({ specifier }) => !specifier.startsWith("."));
  const own = requires(code, runtime) ? [{ specifier: runtime, file: name, line: 1 }] : [];
  return { file: { name, kind: "script", text: code }, imports: [...packages, ...own] };
}

function toCommonJs(name: string, code: string): string {
  try {
    return transform(code, {
      transforms: ["typescript", "jsx", "imports"],
      jsxRuntime: "automatic",
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    // The compiler says `Unexpected token (3:14)`.
    const text = error instanceof Error ? error.message : String(error);
    const [, what, line] = /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(text) ?? [];
    throw mistake(name, line === undefined ? null : Number(line), `SyntaxError: ${what ?? text}`);
  }
}

/** What runs is no module: the one thing that demos ask of theirs is written into it. */
function withoutMeta(code: string): string {
  return code.replaceAll("import.meta.env.BASE_URL", JSON.stringify(import.meta.env.BASE_URL));
}

function mistake(file: string, line: number | null, message: string): CodeError {
  return new CodeError({ kind: "thrown", message, place: { file, line } });
}

const statements = new Set(["ImportDeclaration", "ExportDeclaration", "DynamicImport"]);

/** The modules that a file imports, in the order of its text. */
function importsOf({ name: file, text }: SourceFile, tree: Tree): readonly Import[] {
  const found: Import[] = [];
  tree.iterate({
    enter({ name, node }) {
      const source = statements.has(name) ? node.getChild("String") : null;
      if (source === null) return;
      const specifier = text.slice(source.from + 1, source.to - 1);
      found.push({ specifier, file, line: lineAt(text, source.from) });
    },
  });
  return found;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function requires(code: string, specifier: string): boolean {
  return code.includes(`require('${specifier}')`) || code.includes(`require("${specifier}")`);
}

const endings = ["", ".tsx", ".ts", ".jsx", ".js", ".json", ".css"];

function checkFile(one: Import, all: readonly SourceFile[]): void {
  const { specifier, file } = one;
  if (!specifier.startsWith(".")) return;
  const names = endings.map((ending) => specifier.replace(/^\.\//, "") + ending);
  if (all.some(({ name }) => names.includes(name))) return;
  const available = all.map(({ name }) => name).filter((name) => name !== file);
  throw new CodeError({ kind: "import", specifier, available }, [one]);
}

function checkJson({ name, text }: SourceFile): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = String(error);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const line = position === undefined ? null : lineAt(text, Number(position));
    throw mistake(name, line, message);
  }
}
