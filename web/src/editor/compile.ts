import { transform } from "sucrase";
import type { RunFile } from "./sandbox/messages";
import { findImports, type Import } from "./findImports";
import { guardLoops } from "./guardLoops";
import { endingOf, languageOf } from "./languages";
import { CodeError, MissingFile } from "./codeError";

/** A file as a reader wrote it. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

export interface Compiled {
  readonly files: readonly RunFile[];
  /** Modules of packages, with the places that name them. */
  readonly imports: readonly Import[];
}

/** Written by the compiler into every file with JSX. */
const runtime = "react/jsx-runtime";

/**
 * Makes files that a browser can run; their lines keep their numbers.
 *
 * @throws CodeError at the first mistake.
 * @throws MissingFile for an import of a file that is not among them.
 */
export function compile(sources: readonly SourceFile[]): Compiled {
  const compiled = sources.map((source) => compileFile(source, sources));
  return {
    files: compiled.map(({ file }) => file),
    imports: compiled.flatMap(({ imports }) => imports),
  };
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

function compileScript({ name, text }: SourceFile, all: readonly SourceFile[]): CompiledFile {
  const tree = languageOf(name)?.parser.parse(text);
  if (tree === undefined) throw new Error(`${name} is of no language that is known.`);
  const code = toCommonJs(name, guardLoops(text, tree));
  // Imports of types are gone by now.
  const needed = findImports(name, text, tree).filter(({ specifier }) => requires(code, specifier));
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
    throw codeError(name, error);
  }
}

/** The compiler says `Unexpected token (3:14)`. */
function codeError(file: string, error: unknown): CodeError {
  const text = error instanceof Error ? error.message : String(error);
  const [, what, line] = /^(?:Error transforming [^:]*: )?(.*) \((\d+):\d+\)$/s.exec(text) ?? [];
  const message = `SyntaxError: ${what ?? text}`;
  return new CodeError({ file, line: line === undefined ? null : Number(line), message });
}

function requires(code: string, specifier: string): boolean {
  return code.includes(`require('${specifier}')`) || code.includes(`require("${specifier}")`);
}

const endings = ["", ".tsx", ".ts", ".jsx", ".js", ".json", ".css"];

function checkFile({ specifier, file, line }: Import, all: readonly SourceFile[]): void {
  if (!specifier.startsWith(".")) return;
  const names = endings.map((ending) => specifier.replace(/^\.\//, "") + ending);
  if (all.some(({ name }) => names.includes(name))) return;
  const others = all.map(({ name }) => name).filter((name) => name !== file);
  throw new MissingFile(file, line, specifier, others);
}

function checkJson({ name, text }: SourceFile): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = String(error);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const before = position === undefined ? null : text.slice(0, Number(position));
    const line = before?.split("\n").length ?? null;
    throw new CodeError({ file: name, line, message });
  }
}
