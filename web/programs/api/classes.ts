import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { isRecord } from "../shared/unknown.ts";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import type { Library } from "./library.ts";
import { modulePath } from "./packages.ts";
import { exportsOf } from "./program.ts";
import type { Class } from "./request.ts";
import { fileOf } from "./symbols.ts";

/** Where a component's classes are declared, and what they are called when it runs. */
interface ClassSource {
  /** Has a property for each class. */
  type: ts.Type;
  /** Has the comments of these. */
  told: ts.Type;
  /** Those that the package has at run time, declared or not. */
  keys: string[];
  nameOf: (key: string) => string | undefined;
  /** Where they are declared. */
  file: string;
}

const require = createRequire(import.meta.url);

/**
 * The classes of a component: first those that are declared, in their order, then those that it
 * only has when it runs, then those of states that its scripts alone name.
 *
 * @param file Where the component is declared.
 * @param prop Type of its `classes` prop.
 */
export function describeClasses(
  library: Library,
  context: Context,
  component: string,
  file: string | undefined,
  prop: ts.Type | undefined,
): Class[] {
  const source = findClasses(library, component, file, prop);
  if (source === undefined) return [];
  const declared = context.order.properties(source.type).map(({ name }) => name);
  const known = new Set([...declared, ...source.keys]);
  const told = context.order.properties(source.told);
  const symbols = new Map(told.map((symbol) => [symbol.name, symbol]));
  const keys = new Set([...[...symbols.keys()].filter((key) => known.has(key)), ...known]);
  return [
    ...[...keys].map((key) => describeClass(context, source, key, symbols.get(key))),
    ...stateClasses(library, source, file, keys),
  ];
}

/** The classes of states that are not declared, each with the class beside which it is put. */
function stateClasses(
  library: Library,
  { file, nameOf }: ClassSource,
  component: string | undefined,
  declared: ReadonlySet<string>,
): Class[] {
  const module = load(library, file);
  const maker = makerIn(module);
  if (maker === undefined) return [];
  const make = makerOf(module);
  const folder = scriptsOf(library, file, component);
  const names = new Map(
    library.stateUses.below(folder, maker).flatMap(({ on, state }) => {
      const name = declared.has(on) && !declared.has(state) ? make(state) : undefined;
      if (name === undefined || !isState(state, name, nameOf("root"))) return [];
      return [[`${nameOf(on) ?? on}.${name}`, state] as const];
    }),
  );
  return [...names].map(([className, key]) => {
    return { key, className, description: "", deprecated: null, state: true };
  });
}

/** The folder of a component's scripts; that of the package where its classes are declared elsewhere. */
function scriptsOf({ packages }: Library, file: string, component: string | undefined): string {
  const owner = packages.of(file);
  if (owner === undefined) return dirname(file);
  const scripts = join(owner.folder, dirname(owner.manifest.main ?? "index.js"));
  const isBeside = component !== undefined && dirname(component) === dirname(file);
  return isBeside ? join(scripts, dirname(modulePath(owner, file))) : scripts;
}

function describeClass(
  context: Context,
  { nameOf }: ClassSource,
  key: string,
  symbol: ts.Symbol | undefined,
): Class {
  const docs = symbol && docsOf(context.checker, symbol);
  const className = nameOf(key);
  if (className === undefined) context.report("unnamed-class", key, "the package");
  return {
    key,
    className: className ?? key,
    description: docs?.description ?? "",
    deprecated: docs?.deprecated ?? null,
    state: className !== undefined && isState(key, className, nameOf("root")),
  };
}

/** The class of a state is named after no component: `Kit-disabled` beside `KitButton-root`. */
function isState(key: string, className: string, root: string | undefined) {
  const stem = className.slice(0, -`-${key}`.length);
  const component = root?.slice(0, -"-root".length);
  return component !== undefined && stem !== component && component.startsWith(stem);
}

/**
 * Looks in the module beside the component that is named after it, then where its `classes` prop
 * has its type from.
 */
function findClasses(
  library: Library,
  component: string,
  file: string | undefined,
  prop: ts.Type | undefined,
): ClassSource | undefined {
  const name = `${component.slice(0, 1).toLowerCase()}${component.slice(1)}Classes`;
  const beside = file && moduleBeside(library, join(dirname(file), name));
  const own = beside ? ownClasses(library, beside, name, `${component}Classes`) : undefined;
  return own ?? classesOfProp(library, prop);
}

/** @param path Without its extension. */
function moduleBeside({ program }: Library, path: string) {
  const files = [".d.ts", ".d.mts"].map((extension) => `${path}${extension}`);
  return files.find((one) => program.getSourceFile(one) !== undefined);
}

/**
 * @param name Of the object.
 * @param type Of its interface.
 */
function ownClasses(
  library: Library,
  file: string,
  name: string,
  type: string,
): ClassSource | undefined {
  const declared = exportsOf(library.program, file);
  const module = load(library, file);
  const object = declared.get("default") ?? declared.get(name);
  const value = module["default"] ?? module[name];
  const symbol = declared.get(type);
  const told = symbol && library.checker.getDeclaredTypeOfSymbol(symbol);
  if (object?.valueDeclaration && isRecord(value)) {
    return fromRecord(file, library.checker.getTypeOfSymbol(object), value, told);
  }
  return told && fromMaker(file, told, module);
}

/** `Partial<KitClasses>`: the interface's own module holds the object too. */
function classesOfProp(library: Library, prop: ts.Type | undefined): ClassSource | undefined {
  const { checker, program } = library;
  const present = prop && checker.getNonNullableType(prop);
  const symbol = (present?.aliasTypeArguments?.[0] ?? present)?.symbol;
  const file = symbol && fileOf(symbol);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Interface) || file === undefined) return undefined;
  const module = load(library, file);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  for (const [name, one] of exportsOf(program, file)) {
    const value = name === "default" ? (module["default"] ?? module) : module[name];
    const same = one.valueDeclaration && checker.getTypeOfSymbol(one).symbol === symbol;
    if (same && isRecord(value)) return fromRecord(file, type, value);
  }
  return fromMaker(file, type, module);
}

/** @param told The interface, where the object's type only has the names of it. */
function fromRecord(
  file: string,
  type: ts.Type,
  record: Record<string, unknown>,
  told: ts.Type = type,
): ClassSource {
  return { file, type, told, keys: Object.keys(record), nameOf: (key) => text(record[key]) };
}

/** Where there is no object, a function makes the names. */
function fromMaker(file: string, type: ts.Type, module: Record<string, unknown>): ClassSource {
  return { file, type, told: type, keys: [], nameOf: makerOf(module) };
}

function makerIn(module: Record<string, unknown>): string | undefined {
  return Object.keys(module).find((one) => /^get\w+UtilityClass$/.test(one));
}

/** Makes the name of a class by its key, where a module has a function that does. */
function makerOf(module: Record<string, unknown>): (key: string) => string | undefined {
  const name = makerIn(module);
  const make = name === undefined ? undefined : module[name];
  return (key) => (isFunction(make) ? text(make(key)) : undefined);
}

/**
 * Runs the CommonJS form of a module, which Node can do for every package. Where all declarations
 * are in one file, the whole package stands for it.
 */
function load({ packages }: Library, file: string): Record<string, unknown> {
  const owner = packages.of(file);
  if (owner === undefined) return {};
  const main = owner.manifest.main ?? "index.js";
  const own = join(owner.folder, dirname(main), `${modulePath(owner, file)}.js`);
  const module: unknown = require(existsSync(own) ? own : join(owner.folder, main));
  return module as Record<string, unknown>;
}

function isFunction(value: unknown): value is (argument: string) => unknown {
  return typeof value === "function";
}

function text(value: unknown) {
  return typeof value === "string" ? value : undefined;
}
