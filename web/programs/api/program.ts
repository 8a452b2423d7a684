import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { aliasesOf } from "../shared/aliases.ts";
import { type DeepFile, withoutDeepFiles } from "./nesting.ts";
import { isScript, withPropTypes } from "./propTypes.ts";
import { moduleOf } from "./symbols.ts";

/** How a reader's project of today would see the packages. */
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
  skipLibCheck: true,
  preserveSymlinks: true,
  noEmit: true,
};

/**
 * The global namespace that packages refer to which were written before React 19: its types have
 * `React.JSX` alone.
 */
const GLOBAL_JSX = `
import type { JSX as Own } from "react";
declare global {
  namespace JSX {
    type ElementType = Own.ElementType;
    interface Element extends Own.Element {}
    interface ElementClass extends Own.ElementClass {}
    interface ElementAttributesProperty extends Own.ElementAttributesProperty {}
    interface ElementChildrenAttribute extends Own.ElementChildrenAttribute {}
    type LibraryManagedAttributes<C, P> = Own.LibraryManagedAttributes<C, P>;
    interface IntrinsicAttributes extends Own.IntrinsicAttributes {}
    interface IntrinsicClassAttributes<T> extends Own.IntrinsicClassAttributes<T> {}
    interface IntrinsicElements extends Own.IntrinsicElements {}
  }
}
`;

/** Where a package without types is read from its scripts, so many of them may import each other in a row. */
const OF_SCRIPTS = { allowJs: true, maxNodeModuleJsDepth: 16 };

/** Finds modules as a file in the root folder would import them, and reads them all together. */
export class Modules {
  /** The folder that holds `node_modules`. */
  readonly root: string;
  readonly host: ts.CompilerHost;
  readonly importer: string;
  readonly cache: ts.ModuleResolutionCache;

  #files = new Map<string, string | undefined>();

  readonly deep: DeepFile[] = [];

  readonly options: ts.CompilerOptions;

  constructor(root: string, host = hostWithin(root)) {
    this.root = normalized(root);
    this.options = { ...OPTIONS, paths: this.#paths() };
    this.host = host;
    this.importer = join(this.root, "index.ts");
    this.cache = ts.createModuleResolutionCache(this.root, (name) => name, this.options);
  }

  #paths(): ts.MapLike<string[]> {
    const aliases = Object.entries(aliasesOf(this.root));
    return Object.fromEntries(
      aliases.map(([alias, targets]) => [alias, targets.map((one) => join(this.root, one))]),
    );
  }

  /** The file that declares a module, or its script where the package has no types. */
  file(specifier: string) {
    if (!this.#files.has(specifier)) this.#files.set(specifier, this.#resolve(specifier));
    return this.#files.get(specifier);
  }

  #resolve(specifier: string) {
    const found = ts.resolveModuleName(
      specifier,
      this.importer,
      this.options,
      this.host,
      this.cache,
      undefined,
      ts.ModuleKind.ESNext,
    ).resolvedModule;
    const isRead =
      found && (isDeclared(found.extension) || this.#isUntyped(specifier, found.extension));
    return isRead ? found.resolvedFileName : undefined;
  }

  /** Whether a file is a script of a package whose index is one too. */
  #isUntyped(specifier: string, file: string): boolean {
    const owner = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    // React has types, or nothing can be read.
    if (!isScript(file) || owner === "react") return false;
    return owner === specifier || isScript(this.file(owner) ?? "");
  }

  /**
   * One program over everything, so that what packages share is read once.
   *
   * @param declarations Texts that stand for files of an application.
   */
  program(specifiers: string[], declarations: string[]) {
    const files = specifiers.map((specifier) => this.file(specifier));
    const found = files.filter((file) => file !== undefined);
    const texts = new Map(
      declarations.map((text, index) => [join(this.root, `declared-${index}.d.ts`), text]),
    );
    if (this.#lacksJsx()) texts.set(join(this.root, "declared-jsx.d.ts"), GLOBAL_JSX);
    return this.#read([...texts.keys(), ...found], withFiles(this.host, texts));
  }

  /** Whether the types of React are here, and declare no global namespace `JSX`. */
  #lacksJsx(): boolean {
    const file = this.file("react");
    const text = file === undefined ? undefined : this.host.readFile(file);
    if (file === undefined || text === undefined) return false;
    const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
    return !statements.some(
      (one) => isModule(one, "global") && one.body.statements.some((own) => isModule(own, "JSX")),
    );
  }

  /**
   * The program with its checker at hand. Where a file is nested too deeply for the compiler, which
   * only its own failing tells, that one is left out and noted.
   */
  #read(files: string[], given: ts.CompilerHost) {
    const hasScripts = files.some((file) => isScript(file));
    const options = hasScripts ? { ...this.options, ...OF_SCRIPTS } : this.options;
    const host = hasScripts ? withPropTypes(given) : given;
    try {
      const program = ts.createProgram(files, options, host);
      program.getTypeChecker();
      return program;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    const program = ts.createProgram(files, options, withoutDeepFiles(host, this.deep));
    program.getTypeChecker();
    return program;
  }
}

/**
 * A host for which there is nothing but a folder, and the library of the compiler: what lies above a
 * site differs from machine to machine. Linked packages are in the folder, as the paths of links
 * are preserved. It parses each file once, for all programs.
 */
export function hostWithin(folder: string): ts.CompilerHost {
  const root = normalized(folder);
  const host = ts.createCompilerHost(OPTIONS);
  const folders = [root, normalized(dirname(ts.getDefaultLibFilePath(OPTIONS)))];
  const isWithin = (path: string) =>
    folders.some((one) => path === one || path.startsWith(`${one}/`));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => isWithin(file) && host.fileExists(file),
    directoryExists: (path) => isWithin(path) && ts.sys.directoryExists(path),
    getDirectories: (path) => (isWithin(path) ? ts.sys.getDirectories(path) : []),
    readFile: (file) => (isWithin(file) ? host.readFile(file) : undefined),
    getSourceFile: (file, ...rest) => {
      if (!isWithin(file)) return undefined;
      if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, ...rest));
      return parsed.get(file);
    },
  };
}

function normalized(path: string) {
  return resolve(path).replaceAll("\\", "/");
}

/** A host that has some files more than the disk. */
function withFiles(host: ts.CompilerHost, texts: Map<string, string>): ts.CompilerHost {
  return {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile: (file, options, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, options, ...rest)
        : ts.createSourceFile(file, `export {};\n${text}`, options);
    },
  };
}

function isModule(
  node: ts.Node,
  name: string,
): node is ts.ModuleDeclaration & { body: ts.ModuleBlock } {
  return (
    ts.isModuleDeclaration(node) &&
    node.name.text === name &&
    node.body !== undefined &&
    ts.isModuleBlock(node.body)
  );
}

function isDeclared(extension: string) {
  return [".d.ts", ".d.mts", ".d.cts", ".ts", ".tsx"].includes(extension);
}

/**
 * What a module exports, by name; aliases followed to what they stand for. What it exports as a whole
 * (`export =`) is imported as its default.
 */
export function exportsOf(
  program: ts.Program,
  file: string | undefined,
  isMeant: (exported: ts.Symbol) => boolean = () => true,
): Map<string, ts.Symbol> {
  const source = file === undefined ? undefined : program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && moduleOf(checker, source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const whole = module?.exports?.get(ts.InternalSymbolName.ExportEquals);
  return new Map([
    ...(whole === undefined ? [] : ([["default", followed(checker, whole)]] as const)),
    ...symbols.filter(isMeant).map((symbol) => [symbol.name, followed(checker, symbol)] as const),
  ]);
}

/** Whether what a module exports can be imported when it runs: not `export type { Leaf }`. */
export function isValue({ declarations = [] }: ts.Symbol): boolean {
  return !declarations.some(
    (one) => ts.isExportSpecifier(one) && ts.isTypeOnlyExportDeclaration(one),
  );
}

export function followed(checker: ts.TypeChecker, symbol: ts.Symbol) {
  if (symbol.flags & ts.SymbolFlags.Alias) return checker.getAliasedSymbol(symbol);
  const assigned = symbol.declarations?.map(assignedName).find((one) => one !== undefined);
  return (assigned && checker.getSymbolAtLocation(assigned)) ?? symbol;
}

/** `Leaf` of `exports.default = Leaf`, which compilers write after `exports.default = void 0`. */
function assignedName({ parent }: ts.Declaration): ts.Identifier | undefined {
  const value = ts.isBinaryExpression(parent) ? parent.right : undefined;
  return value !== undefined && ts.isIdentifier(value) ? value : undefined;
}
