import type { SourceText } from "../model/page.gen";
import { type Import, type Imports, isBeside, readImports, writeImports } from "./imports";

/** Lines that may be read as one file: some rows of data, and the demo. */
const maxLines = 400;

/** A declaration at the top level of a module with the comments above it, or other code there. */
interface Statement {
  readonly code: string;
  /** The names that it declares. */
  readonly names: readonly string[];
  /** All that may be names in it. */
  readonly words: ReadonlySet<string>;
}

interface Module extends Imports {
  readonly file: string;
  readonly statements: readonly Statement[];
  /** The local name of its default export. */
  readonly defaultName: string | undefined;
}

const script = /\.[jt]sx?$/;
/** Apart from other code, as what looks like a comment within an address is none. */
const comments = /(?<=^|[\s{])(?:\/\*[^]*?\*\/|\/\/.*)/gm;
const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const modifiers = "(?:(?:declare|abstract|async)\\s+)*";
const kinds = "(?:const|let|var|function\\s*\\*?|class|type|interface|enum)\\b";
const declaration = new RegExp(
  `^(?:export\\s+)?(?:default\\s+)?${modifiers}${kinds}\\s*([\\w$]+|\\{[^}]*\\}|\\[[^\\]]*\\])`,
  "gm",
);
const exportWords = new RegExp(`^export\\s+(?:default\\s+)?(?=${modifiers}${kinds})`, "gm");
const defaultExport = /^export default (?:async )?(?:function\*? |class )?([\w$]+)/m;
const exportedName = /^export\s+default\s+[\w$]+;/gm;
/** Where a statement begins in formatted code: below an empty line, or below the end of another. */
const between = /\n\n(?=\S)|(?<=;)\n(?=(?:export|const|let|type)\b)/;
/** Of a function with one type parameter: in a file with markup it would begin an element. */
const typeParameter = /(?<![\w$.])<([\w$]+)>(?=\()/g;
/** Loads or names a file beside it in another way than a statement of import. */
const loads = /^import\b|['"`]\.\.?\//m;

/**
 * Writes the files of a demo, the entry first, as one that works alone: above the entry is what
 * it uses of the other files. `null` where that would be long, where a file is no script, and where a
 * name could be taken for another one.
 */
export function writeAsOne(files: readonly SourceText[]): string | null {
  if (!files.every(({ name }) => script.test(name))) return null;
  const [entry, ...others] = files.map(readModule);
  const ordered = entry === undefined ? null : inOrder(entry, others);
  const parts = ordered && onlyUsed(ordered);
  if (parts === null || !isUnambiguous(parts)) return null;
  const imports = writeImports({
    imports: parts.toReversed().flatMap((part) => part.imports.filter((one) => !isBeside(one))),
    effects: parts.toReversed().flatMap(({ effects }) => effects),
  });
  const sections = [imports, ...parts.map(writePart)].filter((section) => section !== "");
  const written = `${sections.join("\n\n")}\n`;
  return written.split("\n").length > maxLines ? null : written;
}

function readModule({ name, source }: SourceText): Module {
  const code = name.endsWith(".ts") ? source.replace(typeParameter, "<$1,>") : source;
  const { imports, effects, rest } = readImports(code);
  const [, defaultName] = defaultExport.exec(rest) ?? [];
  return { file: name, imports, effects, statements: readStatements(rest), defaultName };
}

function readStatements(code: string): readonly Statement[] {
  const pieces: string[] = [];
  for (const piece of code.trim().split(between)) {
    const open = isOpen(pieces.at(-1) ?? "none") ? pieces.pop() : undefined;
    pieces.push(open === undefined ? piece : `${open}\n\n${piece}`);
  }
  return pieces.map((piece) => ({
    code: piece,
    names: [...piece.matchAll(declaration)].flatMap(([, names = ""]) => [...wordsOf(names)]),
    words: wordsOf(piece.replace(comments, "")),
  }));
}

/** Whether a piece needs the next one: a comment does, and a template with an empty line. */
function isOpen(piece: string): boolean {
  return piece.replace(comments, "").trim() === "" || piece.split("`").length % 2 === 0;
}

/** Names and what looks like one; a member of something else is none. */
function wordsOf(code: string): ReadonlySet<string> {
  const found = code.matchAll(/(\.{0,3})([A-Za-z_$][\w$]*)/g);
  return new Set([...found].flatMap(([, dots, word = ""]) => (dots === "." ? [] : [word])));
}

/** Sorts modules so that each is below what it imports; `null` where one cannot be inlined. */
function inOrder(entry: Module, others: readonly Module[]): readonly Module[] | null {
  const ordered = new Set<Module>();
  const entered = new Set<Module>();
  const enter = (module: Module): boolean => {
    if (entered.has(module)) return true;
    entered.add(module);
    const isWhole = module.imports.filter(isBeside).every((one) => {
      const target = moduleOf(others, one);
      return target !== undefined && canBeInlined(target) && declares(target, one) && enter(target);
    });
    ordered.add(module);
    return isWhole && isSelfContained(module);
  };
  return enter(entry) ? [...ordered] : null;
}

function moduleOf(modules: readonly Module[], { from }: Import): Module | undefined {
  const stem = (name: string) => name.replace(/^\.\//, "").replace(script, "");
  return modules.find(({ file }) => stem(file) === stem(from));
}

function isSelfContained({ effects, statements }: Module): boolean {
  return !effects.some(isBeside) && !statements.some(({ code }) => loads.test(code));
}

/** Whether nothing is exported that has no declaration. */
function canBeInlined({ statements }: Module): boolean {
  return !statements.some(({ code }) => /^export\b/m.test(withoutExports(code)));
}

function withoutExports(code: string): string {
  return code.replace(exportedName, "").replace(exportWords, "");
}

/** Whether an import is a declaration of a module, under the same name. */
function declares({ statements, defaultName }: Module, { name, local }: Import): boolean {
  return (
    local === (name === "default" ? defaultName : name) &&
    statements.some(({ names }) => names.includes(local))
  );
}

/** Of the last module all is left, of the others what that needs of them, without their exports. */
function onlyUsed(modules: readonly Module[]): readonly Module[] {
  const entry = modules.at(-1);
  const used = new Set<Statement>();
  const use = (module: Module, statement: Statement) => {
    if (used.has(statement)) return;
    used.add(statement);
    for (const word of statement.words) {
      const imported = module.imports.find(({ local }) => local === word);
      const owner = imported === undefined ? module : moduleOf(modules, imported);
      for (const one of owner?.statements ?? []) {
        if (owner !== undefined && one.names.includes(word)) use(owner, one);
      }
    }
  };
  for (const module of modules) {
    for (const one of module.statements) {
      if (module === entry || one.names.length === 0) use(module, one);
    }
  }
  return modules.map((module) => (module === entry ? module : limit(module, used)));
}

function limit(module: Module, used: ReadonlySet<Statement>): Module {
  const kept = module.statements.filter((one) => used.has(one));
  return {
    ...module,
    imports: module.imports.filter(({ local }) => kept.some(({ words }) => words.has(local))),
    statements: kept.map((one) => ({ ...one, code: withoutExports(one.code) })),
  };
}

/**
 * Whether each name means the same in all parts. A word that a part uses and nobody declared there is
 * a variable of a function, which hides others, or a global: those that another part may well declare,
 * such as `Event` and `Record`, begin with a capital letter.
 */
function isUnambiguous(parts: readonly Module[]): boolean {
  const owners = new Map<string, string>();
  for (const [name, owner] of parts.flatMap(ownedBy)) {
    if ((owners.get(name) ?? owner) !== owner) return false;
    owners.set(name, owner);
  }
  return parts.every(({ imports, statements }) => {
    const known = new Set([
      ...imports.map(({ local }) => local),
      ...statements.flatMap(({ names }) => names),
    ]);
    const code = statements.map((one) => one.code.replace(comments, "").replace(texts, "")).join();
    const unknown = [...wordsOf(code)].filter((word) => /^[A-Z]/.test(word) && !known.has(word));
    return !unknown.some((word) => owners.has(word));
  });
}

/** The names that a part brings into the file, and whose they are. */
function ownedBy({ file, imports, statements }: Module): readonly (readonly [string, string])[] {
  const own = statements.flatMap(({ names }) => names.map((name) => [name, file] as const));
  const others = imports.filter((one) => !isBeside(one));
  return [...own, ...others.map(({ from, name, local }) => [local, `${from} ${name}`] as const)];
}

function writePart({ file, statements }: Module): string {
  const code = statements.map((one) => one.code.trim()).filter((one) => one !== "");
  return code.length === 0 ? "" : [`// ${file}`, ...code].join("\n\n");
}
