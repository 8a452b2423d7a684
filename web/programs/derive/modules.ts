import { basename } from "node:path";
import ts from "typescript";
import type { Effect, Import } from "./writeImports.ts";

/** A file as a reader would save it. */
export interface Source {
  readonly name: string;
  readonly source: string;
}

/** What replaces a part of a module: texts around a name, as the joined file calls it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  /** As the module calls it. */
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
  /** Whether it names an element, which a small letter would make one of HTML. */
  readonly isTag?: boolean;
}

/** A statement at the top level of a module, with the comments above it. */
export interface Statement {
  readonly start: number;
  readonly end: number;
  /** The names that it declares. */
  readonly names: readonly string[];
  /** Where it uses and declares names of the top level. */
  readonly edits: Edit[];
  /** What makes a mere declaration of an export. */
  readonly exporting: readonly Edit[];
  /** Whether it is nothing but an export, of what other statements declare. */
  readonly onlyExports: boolean;
  /** Whether it uses a name that nothing in its file declares, such as one of the browser. */
  readonly usesGlobal: (name: string) => boolean;
  /** Whether others may import what it declares, by a name that it must not lose then. */
  readonly isExported: boolean;
  /** Whether it works in its own file only. */
  isBound: boolean;
}

interface Export extends Pick<Import, "name" | "isType"> {
  readonly from?: string;
}

export interface Module extends Source {
  readonly directives: string[];
  /** By their names in the module. */
  readonly imports: Map<string, Import>;
  readonly effects: Effect[];
  /** Of each name the local one, or that in the module which it is from. */
  readonly exports: Map<string, Export>;
  /** Modules whose exports are all exported again. */
  readonly stars: string[];
  /** The files beside it that it imports, in their order. */
  readonly beside: string[];
  readonly statements: Statement[];
  /** All that may be names of variables and types in it. */
  readonly words: Set<string>;
  /** Whether it has a statement that no other file can have. */
  isBound: boolean;
}

/** What default exports without a name are called: no name can be the same. */
export const unnamed = "default";

const beside = /^\.\.?\//;
/** Names are resolved within each file: nothing is loaded. */
const options: ts.CompilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noLib: true,
  noResolve: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

const exporting: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DefaultKeyword,
];
const beforeName: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.FunctionKeyword,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.ClassKeyword,
];

/** Whether a module is a file of the same project. */
export function isBeside({ from }: Pick<Import, "from">): boolean {
  return from.startsWith(".");
}

/** Names a file by all that its module depends on. */
export function keyOf({ name, source }: Source): string {
  return `${name}\n${source}`;
}

/** Reads files with one compiler, each once; the modules are named by `keyOf`. */
export function readModules(files: readonly Source[]): ReadonlyMap<string, Module> {
  const distinct = new Map(files.map((file) => [keyOf(file), file]));
  const parse = ({ name, source }: Source, number: number) =>
    ts.createSourceFile(`/${String(number)}/${name}`, source, ts.ScriptTarget.ESNext, true);
  const trees = [...distinct.values()].map(parse);
  const byPath = new Map(trees.map((tree) => [tree.fileName, tree]));
  const host: ts.CompilerHost = {
    fileExists: (path) => byPath.has(path),
    readFile: (path) => byPath.get(path)?.text,
    getSourceFile: (path) => byPath.get(path),
    getDefaultLibFileName: () => "",
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    resolveModuleNameLiterals: (names) => names.map(() => ({ resolvedModule: undefined })),
  };
  const checker = ts.createProgram([...byPath.keys()], options, host).getTypeChecker();
  const modules = trees.map((tree) => new Reader(tree, checker).read());
  return new Map(modules.map((module) => [keyOf(module), module]));
}

class Reader {
  readonly #file: ts.SourceFile;
  readonly #checker: ts.TypeChecker;
  readonly #module: Module;
  /** What declares and imports names of the top level. */
  readonly #topLevel = new Set<ts.Node>();
  readonly #names = new Set<string>();

  constructor(file: ts.SourceFile, checker: ts.TypeChecker) {
    this.#file = file;
    this.#checker = checker;
    this.#module = {
      name: basename(file.fileName),
      source: file.text,
      directives: [],
      imports: new Map(),
      effects: [],
      exports: new Map(),
      stars: [],
      beside: [],
      statements: [],
      words: new Set(),
      isBound: false,
    };
  }

  read(): Module {
    const nodes = this.#file.statements;
    // What a statement uses may be declared below it.
    for (const one of nodes.flatMap(topLevelOf)) {
      this.#topLevel.add(one);
      this.#names.add(nameOf(one));
    }
    let start = 0;
    for (const node of nodes) {
      const comments = ts.getTrailingCommentRanges(this.#file.text, node.end);
      const end =
        node === nodes.at(-1) ? this.#file.text.length : (comments?.at(-1)?.end ?? node.end);
      if (!this.#isAbove(node)) this.#readStatement(node, start, end);
      else if (start === 0) this.#addStatement({ start, end: node.getStart(this.#file) });
      start = end;
    }
    return this.#module;
  }

  /** Whether a statement is an import or a directive, which the joined file has above all others. */
  #isAbove(node: ts.Statement): boolean {
    const { directives, statements } = this.#module;
    if (ts.isImportDeclaration(node)) {
      this.#readImport(node);
      return true;
    }
    const isText = ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
    if (!isText || statements.some(({ names }) => names.length > 0)) return false;
    directives.push(node.getText(this.#file));
    return true;
  }

  #readImport({ importClause, moduleSpecifier, attributes }: ts.ImportDeclaration): void {
    const { beside, effects, imports } = this.#module;
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const areTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const count = imports.size;
    const add = (name: string, local: string, isType = areTypes) => {
      imports.set(local, { from, name, local, isType });
    };
    const named = importClause?.namedBindings;
    if (importClause?.name !== undefined) add("default", importClause.name.text);
    if (named !== undefined && ts.isNamespaceImport(named)) add("*", named.name.text);
    if (named !== undefined && ts.isNamedImports(named)) {
      for (const { propertyName, name, isTypeOnly } of named.elements) {
        add((propertyName ?? name).text, name.text, areTypes || isTypeOnly);
      }
    }
    if (imports.size === count) effects.push({ from, isType: areTypes });
    if (isBeside({ from })) beside.push(from);
    if (attributes !== undefined) this.#module.isBound = true;
  }

  /** Reads what is exported apart from its declaration. */
  #readExports({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): void {
    const { beside, exports, stars } = this.#module;
    const from = moduleSpecifier && (moduleSpecifier as ts.StringLiteral).text;
    if (from !== undefined && isBeside({ from })) beside.push(from);
    if (exportClause === undefined) stars.push(from ?? "");
    else if (ts.isNamespaceExport(exportClause)) this.#module.isBound = true;
    else {
      for (const { propertyName, name, isTypeOnly: isType } of exportClause.elements) {
        const one = { name: (propertyName ?? name).text, isType: isTypeOnly || isType };
        exports.set(name.text, from === undefined ? one : { ...one, from });
      }
    }
  }

  #readStatement(node: ts.Statement, start: number, end: number): void {
    const { exports } = this.#module;
    const names = declaredBy(node).map(nameOf);
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((one) => one.kind === kind);
    const isDefault = ts.isExportAssignment(node) || has(ts.SyntaxKind.DefaultKeyword);
    const isExported = has(ts.SyntaxKind.ExportKeyword) && !isDefault;
    if (ts.isExportDeclaration(node)) this.#readExports(node);
    if (isDefault) exports.set("default", { name: names[0] ?? exportedName(node), isType: false });
    if (isExported) for (const name of names) exports.set(name, { name, isType: false });
    const used = new Map<string, ts.Identifier[]>();
    const statement = this.#addStatement({
      start,
      end,
      names,
      isExported,
      exporting: this.#exportingParts(node, modifiers),
      onlyExports: ts.isExportDeclaration(node) || (isDefault && names.length === 0),
      // What is only declared is there under that name alone.
      isBound: isOfItsFile(node) || (names.length > 0 && has(ts.SyntaxKind.DeclareKeyword)),
      usesGlobal: (name) => used.get(name)?.some((one) => !this.#isDeclared(one)) ?? false,
    });
    this.#readNames(node, statement, used);
  }

  #addStatement(own: Pick<Statement, "start" | "end"> & Partial<Statement>): Statement {
    const none = {
      names: [],
      exporting: [],
      onlyExports: false,
      isExported: false,
      isBound: false,
    };
    const statement = { ...none, edits: [], usesGlobal: () => false, ...own };
    this.#module.statements.push(statement);
    return statement;
  }

  /** What makes a declaration of an export: one without a name gets one. */
  #exportingParts(node: ts.Statement, modifiers: readonly ts.Modifier[]): readonly Edit[] {
    if (ts.isExportAssignment(node)) {
      const [start, end] = [node.getStart(this.#file), node.expression.getStart(this.#file)];
      return [{ start, end, name: unnamed, before: "const ", after: " = " }];
    }
    const removed = modifiers
      .filter(({ kind }) => exporting.includes(kind))
      .map((one) => ({
        start: one.getStart(this.#file),
        end: skipSpace(this.#file.text, one.end),
      }));
    const mayBeUnnamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
    if (!mayBeUnnamed || node.name !== undefined) return removed;
    const tokens = node.getChildren(this.#file);
    const at = tokens.findLast(({ kind }) => beforeName.includes(kind))?.end ?? node.end;
    const end = skipSpace(this.#file.text, at);
    const after = ts.isClassDeclaration(node) ? " " : "";
    return [...removed, { start: at, end, name: unnamed, before: " ", after }];
  }

  #readNames(node: ts.Node, statement: Statement, used: Map<string, ts.Identifier[]>): void {
    const isPlain = this.#file.fileName.endsWith(".ts");
    if (ts.isIdentifier(node) && !isMember(node) && !isElementOfHtml(node)) {
      this.#module.words.add(node.text);
      used
        .set(node.text, used.get(node.text) ?? [])
        .get(node.text)
        ?.push(node);
      // What other names stand for is rarely asked for, and takes long to find out.
      if (this.#names.has(node.text)) this.#readName(node, statement);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      if (beside.test(node.text)) statement.isBound = true;
    }
    // In a file with markup these would begin an element.
    if (isPlain && ts.isTypeAssertionExpression(node)) statement.isBound = true;
    const parameters = isPlain && ts.isArrowFunction(node) ? node.typeParameters : undefined;
    if (parameters?.length === 1 && !parameters.hasTrailingComma) {
      statement.edits.push({ start: parameters.end, end: parameters.end, before: "," });
    }
    ts.forEachChild(node, (child) => {
      this.#readNames(child, statement, used);
    });
  }

  #readName(node: ts.Identifier, statement: Statement): void {
    const { parent, text: name } = node;
    if (!this.#declarationsOf(node).some((one) => this.#topLevel.has(one))) return;
    const [start, end] = [node.getStart(this.#file), node.end];
    const isShort = ts.isShorthandPropertyAssignment(parent) || isShortBinding(parent, node);
    const isExport = ts.isExportSpecifier(parent) && parent.propertyName === undefined;
    statement.edits.push({
      start,
      end,
      name,
      before: isShort ? `${name}: ` : "",
      after: isExport ? ` as ${name}` : "",
      isTag: isTag(node),
    });
  }

  #isDeclared(node: ts.Identifier): boolean {
    return this.#declarationsOf(node).some((one) => one.getSourceFile() === this.#file);
  }

  #declarationsOf(node: ts.Identifier): readonly ts.Node[] {
    return this.#symbolOf(node)?.declarations ?? [];
  }

  #symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      return this.#checker.getShorthandAssignmentValueSymbol(parent);
    }
    if (ts.isExportSpecifier(parent))
      return this.#checker.getExportSpecifierLocalTargetSymbol(parent);
    return this.#checker.getSymbolAtLocation(node);
  }
}

function topLevelOf(node: ts.Statement): readonly Named[] {
  if (!ts.isImportDeclaration(node)) return declaredBy(node);
  const { importClause } = node;
  const named = importClause?.namedBindings;
  const inside = named === undefined ? [] : ts.isNamedImports(named) ? named.elements : [named];
  return [...(importClause === undefined ? [] : [importClause]), ...inside];
}

type Named = ts.Node & { readonly name?: ts.Node | undefined };

/** The declarations of a statement, each with one name. */
function declaredBy(node: ts.Statement): readonly Named[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(bindingsOf);
  if (ts.isModuleDeclaration(node))
    return ts.isIdentifier(node.name) && !isGlobal(node) ? [node] : [];
  const isOther =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    (ts.isExportAssignment(node) && !ts.isIdentifier(node.expression));
  return isOther ? [node] : [];
}

/** What `export default Leaf;` exports. */
function exportedName(node: ts.Statement): string {
  const isName = ts.isExportAssignment(node) && ts.isIdentifier(node.expression);
  return isName ? node.expression.text : unnamed;
}

function isGlobal({ flags }: ts.ModuleDeclaration): boolean {
  return (flags & ts.NodeFlags.GlobalAugmentation) !== 0;
}

function bindingsOf(node: ts.VariableDeclaration | ts.BindingElement): readonly Named[] {
  if (ts.isIdentifier(node.name)) return [node];
  return node.name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : bindingsOf(one)));
}

function nameOf({ name }: Named): string {
  return name !== undefined && ts.isIdentifier(name) ? name.text : unnamed;
}

/** Whether a name is one of something else, and not of a variable or a type. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const hasMembers =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isJsxAttribute(parent);
  if (hasMembers) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isExportSpecifier(parent) && parent.propertyName !== undefined && parent.name === node;
}

function isTag(node: ts.Identifier): boolean {
  const { parent } = node;
  const isOfElement = ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent);
  return isOfElement && parent.tagName === node;
}

function isElementOfHtml(node: ts.Identifier): boolean {
  return isTag(node) && /^[a-z]/.test(node.text);
}

function isShortBinding(parent: ts.Node, node: ts.Identifier): boolean {
  return (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    parent.name === node &&
    parent.propertyName === undefined &&
    parent.dotDotDotToken === undefined
  );
}

/** Whether a statement exports or imports in a way that only modules of their own can. */
function isOfItsFile(node: ts.Statement): boolean {
  if (ts.isExportAssignment(node)) return node.isExportEquals === true;
  const isOther = ts.isImportEqualsDeclaration(node) || ts.isNamespaceExportDeclaration(node);
  return isOther || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined);
}

function skipSpace(text: string, at: number): number {
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}
