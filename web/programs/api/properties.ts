import ts from "typescript";
import type { Order } from "./order.ts";
import { isFoundation, isOptional, informativeDeclaration } from "./symbols.ts";

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
export function propertiesOf(order: Order, type: ts.Type): Map<string, Property> {
  const found = new Map<string, Property>();
  for (const alternative of order.alternatives(type)) {
    for (const { name } of order.properties(order.checker.getApparentType(alternative))) {
      const property = found.has(name) ? undefined : propertyOf(order, type, name);
      if (property !== undefined) found.set(name, property);
    }
  }
  return found;
}

function propertyOf(order: Order, type: ts.Type, name: string): Property | undefined {
  const { checker } = order;
  const common = checker.getPropertyOfType(type, name);
  const symbol = common ?? partsNamed(order, type, name)[0];
  if (symbol === undefined) return undefined;
  const required = common !== undefined && !isOptional(symbol);
  const own = settled(checker, checker.getTypeOfSymbol(symbol));
  return { symbol: withOrderedDeclarations(order, symbol), type: own, required };
}

/** The property of a name in each part of a type. */
function partsNamed(order: Order, type: ts.Type, name: string) {
  const { checker } = order;
  const parts = type.isIntersection() ? type.types : order.alternatives(type);
  return parts
    .map((one) => checker.getPropertyOfType(checker.getApparentType(one), name))
    .filter((one) => one !== undefined);
}

/** A property that the compiler made of others. */
interface MadeSymbol extends ts.Symbol {
  links?: { syntheticOrigin?: ts.Symbol; containingType?: ts.Type };
}

/**
 * A property with its declarations in the order of the alternatives that have it: the compiler has
 * them in the order in which it met these.
 */
function withOrderedDeclarations(order: Order, symbol: MadeSymbol): ts.Symbol {
  const { declarations = [], links = {} } = symbol;
  const { syntheticOrigin: origin, containingType: type } = links;
  if (declarations.length < 2) return symbol;
  const parts = type === undefined ? [origin] : partsNamed(order, type, symbol.name);
  const ordered = parts.flatMap((one) =>
    one === undefined ? [] : (withOrderedDeclarations(order, one).declarations ?? []),
  );
  if (ordered.length === 0) return symbol;
  // What the compiler told of the symbol before is not that of the copy.
  return Object.create(symbol, {
    declarations: { value: [...new Set(ordered)] },
    documentationComment: { value: undefined, writable: true },
    tags: { value: undefined, writable: true },
  }) as ts.Symbol;
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
  if (ts.isJSDocPropertyTag(node) || ts.isJSDocParameterTag(node)) return node.typeExpression?.type;
  if (ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.type;
  return undefined;
}
