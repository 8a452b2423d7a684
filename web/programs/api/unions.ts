import ts from "typescript";

const { TypeFlags } = ts;

/** A union longer than this is told by its name, where it has one. */
const MAX_WRITTEN_OUT = 60;

/**
 * The parts of a union as it was written, as far as the compiler remembers: named unions inside
 * it stay whole unless they are made of literals. Any other type is its own only part.
 */
export function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const constraint = finiteConstraint(type);
  if (constraint !== undefined) return partsOf(checker, constraint);
  if (!type.isUnion() || type.flags & TypeFlags.Boolean) return [type];
  const parts = writtenParts(type).flatMap((part) =>
    isWrittenOut(checker, part) || finiteConstraint(part) ? partsOf(checker, part) : [part],
  );
  return withBooleans(checker, [...new Set(parts)]);
}

/** What a type parameter stands for, where that is one of a few values. */
export function finiteConstraint(type: ts.Type): ts.Type | undefined {
  if (!(type.flags & TypeFlags.TypeParameter)) return undefined;
  const constraint = type.getConstraint();
  const finite = TypeFlags.Literal | TypeFlags.BooleanLike | TypeFlags.Undefined;
  const parts = constraint?.isUnion() ? constraint.types : constraint ? [constraint] : [];
  const known = parts.length > 0 && parts.every((part) => part.flags & finite);
  return known ? constraint : undefined;
}

/** Whether a reader is told the values of a type rather than its name. */
export function isWrittenOut(checker: ts.TypeChecker, type: ts.Type) {
  if (!type.isUnion() || type.flags & TypeFlags.Boolean) return false;
  if (type.aliasSymbol === undefined) return true;
  return (
    type.types.length <= MAX_WRITTEN_OUT &&
    type.types.some(isLiteral) &&
    type.types.every((part) => isPlain(checker, part))
  );
}

export function isLiteral(type: ts.Type) {
  return (type.flags & TypeFlags.Literal) !== 0 && !(type.flags & TypeFlags.BooleanLiteral);
}

/**
 * The values of a type that takes each of them alone, and lists or objects of them, as styles that
 * follow the width of a page do. Nothing where it is not such a type.
 */
export function hiddenLiterals(
  checker: ts.TypeChecker,
  type: ts.Type,
): readonly ts.Type[] | undefined {
  if (!type.isUnion()) return undefined;
  const present = type.types.filter((part) => !isAbsent(part));
  const values = present.filter((part) => !(part.flags & TypeFlags.Object));
  const holders = present.filter((part) => part.flags & TypeFlags.Object);
  const isPart = (part: ts.Type) => isAbsent(part) || present.includes(part);
  const holdsValues = (holder: ts.Type) => {
    const held = heldTypes(checker, holder);
    return held.length > 0 && held.every((one) => partsOfUnion(one).every(isPart));
  };
  return values.length > 0 && holders.length > 0 && holders.every(holdsValues) ? values : undefined;
}

/** The types of what a list or an object holds. */
function heldTypes(checker: ts.TypeChecker, holder: ts.Type): ts.Type[] {
  const element = checker.getIndexTypeOfType(holder, ts.IndexKind.Number);
  if (checker.isArrayLikeType(holder)) return element === undefined ? [] : [element];
  if (holder.getCallSignatures().length > 0) return [];
  const indexed = checker.getIndexTypeOfType(holder, ts.IndexKind.String);
  const members = holder.getProperties().slice(0, MAX_WRITTEN_OUT);
  return [...(indexed ? [indexed] : []), ...members.map((one) => checker.getTypeOfSymbol(one))];
}

function partsOfUnion(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

export function isAbsent(type: ts.Type) {
  return (type.flags & (TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void)) !== 0;
}

/** A literal, a primitive, nothing, or the `string & {}` that keeps literals apart from strings. */
function isPlain(checker: ts.TypeChecker, type: ts.Type) {
  const plain =
    TypeFlags.Literal |
    TypeFlags.String |
    TypeFlags.Number |
    TypeFlags.BooleanLike |
    TypeFlags.Undefined |
    TypeFlags.Null;
  return (type.flags & plain) !== 0 || isAnyString(checker, type);
}

export function isAnyString(checker: ts.TypeChecker, type: ts.Type) {
  if (!type.isIntersection()) return false;
  return (
    type.types.some((part) => part.flags & TypeFlags.String) &&
    type.types.every(
      (part) => part.flags & TypeFlags.String || checker.getPropertiesOfType(part).length === 0,
    )
  );
}

/** `origin` is how the compiler remembers what a union was made of; it prints types by it too. */
function writtenParts(type: ts.UnionType): readonly ts.Type[] {
  const { origin } = type as unknown as { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/** Puts `boolean` in place of its two halves. */
function withBooleans(checker: ts.TypeChecker, parts: ts.Type[]) {
  const halves = parts.filter((part) => part.flags & TypeFlags.BooleanLiteral);
  if (halves.length < 2) return parts;
  const first = parts.findIndex((part) => part.flags & TypeFlags.BooleanLiteral);
  const others = parts.filter((part) => !halves.includes(part));
  return others.toSpliced(first, 0, checker.getBooleanType());
}
