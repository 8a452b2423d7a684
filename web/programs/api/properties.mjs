import ts from "typescript";
import { isFoundation, informativeDeclaration } from "./symbols.mjs";

/**
 * A property as one of a type's alternatives has it.
 *
 * @typedef {object} Property
 * @property {ts.Symbol} symbol
 * @property {ts.Type} type
 * @property {boolean} required
 * @property {boolean} [own] Whether it is the component's, wherever it is declared.
 */

/**
 * All properties of a type, by name; of a union those of each alternative, as any of them may be
 * given. One that some alternatives lack is not required.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Map<string, Property>}
 */
export function propertiesOf(checker, type) {
  const alternatives = type.isUnion() ? type.types : [type];
  /** @type {Map<string, Property>} */
  const found = new Map();
  for (const alternative of alternatives) {
    for (const { name } of checker.getPropertiesOfType(checker.getApparentType(alternative))) {
      const property = found.has(name) ? undefined : propertyOf(checker, type, alternatives, name);
      if (property !== undefined) found.set(name, property);
    }
  }
  return found;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {readonly ts.Type[]} alternatives
 * @param {string} name
 * @returns {Property | undefined}
 */
function propertyOf(checker, type, alternatives, name) {
  const common = checker.getPropertyOfType(type, name);
  const symbol =
    common ??
    alternatives
      .map((one) => checker.getPropertyOfType(checker.getApparentType(one), name))
      .find((one) => one !== undefined);
  if (symbol === undefined) return undefined;
  const required = common !== undefined && !(symbol.flags & ts.SymbolFlags.Optional);
  return { symbol, type: settled(checker, checker.getTypeOfSymbol(symbol)), required };
}

/**
 * What a type is as far as its parameters are known: of `Options<T>['onPick']`, what every `T` gives.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function settled(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.some((part) => part.flags & ts.TypeFlags.IndexedAccess)) return type;
  return checker.getBaseConstraintOfType(type) ?? type;
}

/** Props that React takes for itself. */
export const REACTS_OWN = new Set(["key", "ref"]);

/**
 * Whether a property is an attribute of elements that React declares, and nobody else.
 *
 * @param {ts.Symbol} symbol
 */
export function isAttribute(symbol) {
  const file = homeOf(symbol);
  return file !== undefined && isFoundation(file) && !isStyle(symbol);
}

/**
 * Whether a property is declared with those of CSS.
 *
 * @param {ts.Symbol} symbol
 */
export function isStyle(symbol) {
  return homeOf(symbol)?.includes("/node_modules/csstype/") ?? false;
}

/** @param {ts.Symbol} symbol */
function homeOf(symbol) {
  return informativeDeclaration(symbol)?.getSourceFile().fileName;
}

/**
 * The type as it is written where a property is declared.
 *
 * @param {ts.Symbol} symbol
 * @returns {ts.Node | undefined}
 */
export function declaredType(symbol) {
  const node = informativeDeclaration(symbol);
  if (node === undefined) return undefined;
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) {
    return node.type;
  }
  if (ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.type;
  return undefined;
}
