import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { modulePath } from "./packages.mjs";
import { exportsOf } from "./program.mjs";
import { fileOf } from "./symbols.mjs";

/**
 * Where a component's classes are declared, and what they are called when it runs.
 *
 * @typedef {object} ClassSource
 * @property {ts.Type} type Has a property for each class.
 * @property {ts.Type} told Has the comments of these.
 * @property {string[]} keys Those that the package has at run time, declared or not.
 * @property {(key: string) => string | undefined} nameOf
 */

/** @typedef {import("./library.mjs").Library} Library */

const require = createRequire(import.meta.url);

/**
 * Looks in the module beside the component that is named after it, then where its `classes` prop
 * has its type from.
 *
 * @param {Library} library
 * @param {string} component
 * @param {string | undefined} file Where the component is declared.
 * @param {ts.Type | undefined} prop Type of its `classes` prop.
 * @returns {ClassSource | undefined}
 */
export function findClasses(library, component, file, prop) {
  const name = `${component.slice(0, 1).toLowerCase()}${component.slice(1)}Classes`;
  const beside = file && moduleBeside(library, join(dirname(file), name));
  const own = beside ? ownClasses(library, beside, name, `${component}Classes`) : undefined;
  return own ?? classesOfProp(library, prop);
}

/**
 * @param {Library} library
 * @param {string} path Without its extension.
 */
function moduleBeside({ program }, path) {
  const files = [".d.ts", ".d.mts"].map((extension) => `${path}${extension}`);
  return files.find((one) => program.getSourceFile(one) !== undefined);
}

/**
 * @param {Library} library
 * @param {string} file
 * @param {string} name Of the object.
 * @param {string} type Of its interface.
 * @returns {ClassSource | undefined}
 */
function ownClasses(library, file, name, type) {
  const declared = exportsOf(library.program, file);
  const module = load(library, file);
  const object = declared.get("default") ?? declared.get(name);
  const value = module["default"] ?? module[name];
  const symbol = declared.get(type);
  const told = symbol && library.checker.getDeclaredTypeOfSymbol(symbol);
  if (object?.valueDeclaration && isRecord(value)) {
    return fromRecord(library.checker.getTypeOfSymbol(object), value, told);
  }
  return told && fromMaker(told, module);
}

/**
 * `Partial<KitClasses>`: the interface's own module holds the object too.
 *
 * @param {Library} library
 * @param {ts.Type | undefined} prop
 * @returns {ClassSource | undefined}
 */
function classesOfProp(library, prop) {
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
    if (same && isRecord(value)) return fromRecord(type, value);
  }
  return fromMaker(type, module);
}

/**
 * @param {ts.Type} type
 * @param {Record<string, unknown>} record
 * @param {ts.Type} [told] The interface, where the object's type only has the names of it.
 * @returns {ClassSource}
 */
function fromRecord(type, record, told = type) {
  return { type, told, keys: Object.keys(record), nameOf: (key) => text(record[key]) };
}

/**
 * Where there is no object, a function makes the names.
 *
 * @param {ts.Type} type
 * @param {Record<string, unknown>} module
 * @returns {ClassSource}
 */
function fromMaker(type, module) {
  const name = Object.keys(module).find((one) => /^get\w+UtilityClass$/.test(one));
  const make = name === undefined ? undefined : module[name];
  return {
    type,
    told: type,
    keys: [],
    nameOf: (key) => (isFunction(make) ? text(make(key)) : undefined),
  };
}

/**
 * Runs the CommonJS form of a module, which Node can do for every package.
 *
 * @param {Library} library
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function load({ packages }, file) {
  const owner = packages.of(file);
  if (owner === undefined) return {};
  const main = dirname(owner.manifest.main ?? "index.js");
  /** @type {unknown} */
  const module = require(join(owner.folder, main, `${modulePath(owner, file)}.js`));
  return /** @type {Record<string, unknown>} */ (module);
}

/**
 * @param {unknown} value
 * @returns {value is (argument: string) => unknown}
 */
function isFunction(value) {
  return typeof value === "function";
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === "string" ? value : undefined;
}
