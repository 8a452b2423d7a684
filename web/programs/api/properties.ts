import ts from "typescript";
import { isFoundation, informativeDeclaration } from "./symbols.ts";

/** A property as one of a type's alternatives has it. */
export interface Property {
  symbol: ts.Symbol;
  type: ts.Type;
  required: boolean;
  /** Whether it is the component's, wherever it is declared. */
  own?: boolean;
}

/**
 * All properties of a type, by name; of a union those of each alternative, as any of them may be
 * given. One that some alternatives lack is not required.
 */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): Map<string, Property> {
  const alternatives = type.isUnion() ? type.types : [type];
  const found = new Map<string, Property>();
  for (const alternative of alternatives) {
    for (const { name } of checker.getPropertiesOfType(checker.getApparentType(alternative))) {
      const property = found.has(name) ? undefined : propertyOf(checker, type, alternatives, name);
      if (property !== undefined) found.set(name, property);
    }
  }
  return found;
}

function propertyOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  alternatives: readonly ts.Type[],
  name: string,
): Property | undefined {
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

/** What a type is as far as its parameters are known: of `Options<T>['onPick']`, what every `T` gives. */
function settled(checker: ts.TypeChecker, type: ts.Type) {
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.some((part) => part.flags & ts.TypeFlags.IndexedAccess)) return type;
  return checker.getBaseConstraintOfType(type) ?? type;
}

/** Props that React takes for itself. */
export const REACTS_OWN = new Set(["key", "ref"]);

/** Whether a property is an attribute of elements that React declares, and nobody else. */
export function isAttribute(symbol: ts.Symbol) {
  const file = homeOf(symbol);
  return file !== undefined && isFoundation(file) && !isStyle(symbol);
}

/** Whether a property is declared with those of CSS. */
export function isStyle(symbol: ts.Symbol) {
  return homeOf(symbol)?.includes("/node_modules/csstype/") ?? false;
}

function homeOf(symbol: ts.Symbol) {
  return informativeDeclaration(symbol)?.getSourceFile().fileName;
}

/** The type as it is written where a property is declared. */
export function declaredType(symbol: ts.Symbol): ts.Node | undefined {
  const node = informativeDeclaration(symbol);
  if (node === undefined) return undefined;
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) {
    return node.type;
  }
  if (ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.type;
  return undefined;
}
