import ts from "typescript";
import { symbolOf } from "./symbols.mjs";
import { isAbsent, isAnyString, isLiteral } from "./unions.mjs";

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

/**
 * What values a type has at heart: an `ApiTypeKind` of the model.
 *
 * @param {ts.TypeChecker} checker
 * @param {readonly ts.Type[]} parts
 * @returns {{ kind: string, choices: ts.Type[], open: boolean }}
 */
export function kindOf(checker, parts) {
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

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {string}
 */
function kindOfPart(checker, type) {
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

/**
 * Literals under a name are not told one by one, so none can be chosen.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.UnionType} type
 */
function namedKind(checker, type) {
  const { kind, choices } = kindOf(checker, type.types);
  if (kind !== "choice") return kind;
  return choices.every((one) => one.isStringLiteral()) ? "string" : "other";
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function isPrimitive(checker, type) {
  const flags = TypeFlags.String | TypeFlags.Number | TypeFlags.Boolean;
  return (type.flags & flags) !== 0 || isAnyString(checker, type);
}

/** @param {ts.Type} type */
function isBoolean(type) {
  return (type.flags & TypeFlags.Boolean) !== 0;
}

/** @param {ts.Type} type */
function isOneBoolean(type) {
  return (type.flags & TypeFlags.BooleanLiteral) !== 0;
}
