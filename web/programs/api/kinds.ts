import ts from "typescript";
import { symbolOf } from "./symbols.ts";
import { isAbsent, isAnyString, isLiteral } from "./unions.ts";

const { TypeFlags } = ts;

/** Names of React's types, by what kind of value they are. */
const REACT_KINDS = new Map([
  ["ReactNode", "node"],
  ["ReactElement", "element"],
  ["Element", "element"],
  ["ElementType", "component"],
  ["JSXElementConstructor", "component"],
  ["ComponentType", "component"],
  ["FunctionComponent", "component"],
]);

/** What values a type has at heart: an `ApiTypeKind` of the model. */
export function kindOf(
  checker: ts.TypeChecker,
  parts: readonly ts.Type[],
): { kind: string; choices: ts.Type[]; open: boolean } {
  const present = parts.filter((part) => !isAbsent(part));
  const choices = present.filter((part) => isLiteral(part) || isOneBoolean(part));
  const rest = present.filter((part) => !choices.includes(part));
  if (choices.length > 0 && rest.every((part) => isPrimitive(checker, part))) {
    return { kind: "choice", choices, open: rest.some((part) => !isBoolean(part)) };
  }
  const kinds = new Set(present.map((part) => kindOfPart(checker, part)));
  const [kind] = kinds;
  return {
    kind: kinds.size === 1 && kind !== undefined ? kind : "other",
    choices,
    open: choices.length > 0,
  };
}

function kindOfPart(checker: ts.TypeChecker, type: ts.Type): string {
  const known = REACT_KINDS.get((type.aliasSymbol ?? symbolOf(type))?.name ?? "");
  if (known !== undefined) return known;
  if (isBoolean(type)) return "boolean";
  if (type.flags & TypeFlags.StringLike || isAnyString(checker, type)) return "string";
  if (type.flags & TypeFlags.NumberLike) return "number";
  if (checker.isArrayType(type) || checker.isTupleType(type)) return "array";
  if (type.isUnion()) return namedKind(checker, type);
  if (type.getCallSignatures().length > 0) return "function";
  if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return "object";
  return "other";
}

/** Literals under a name are not told one by one, so none can be chosen. */
function namedKind(checker: ts.TypeChecker, type: ts.UnionType) {
  const { kind, choices } = kindOf(checker, type.types);
  if (kind !== "choice") return kind;
  return choices.every((one) => one.isStringLiteral()) ? "string" : "other";
}

function isPrimitive(checker: ts.TypeChecker, type: ts.Type) {
  const flags = TypeFlags.String | TypeFlags.Number | TypeFlags.Boolean;
  return (type.flags & flags) !== 0 || isAnyString(checker, type);
}

function isBoolean(type: ts.Type) {
  return (type.flags & TypeFlags.Boolean) !== 0;
}

function isOneBoolean(type: ts.Type) {
  return (type.flags & TypeFlags.BooleanLiteral) !== 0;
}
