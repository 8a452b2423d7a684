import ts from "typescript";
import { type Order, quoted } from "./order.ts";
import { fileOf, isFoundation, isNamed, qualifiedName, symbolOf } from "./symbols.ts";
import { isAnyString, isWrittenOut, partsOf } from "./unions.ts";

const { ObjectFlags, SymbolFlags, TypeFlags } = ts;

/** The separators of parts, from the loosest; a part that binds looser needs brackets. */
const LOOSE = { function: 1, union: 2, intersection: 3, prefix: 4, postfix: 5 };

interface Default {
  type: ts.Type;
  index: number;
}

/**
 * Prints a type on one line, as a reader would write it, and notes the named types that it meets.
 *
 * The compiler's own printer knows either names or values; readers want the values of unions of
 * literals and the names of everything else.
 */
export class TypePrinter {
  readonly checker: ts.TypeChecker;
  readonly order: Order;
  /** Whether intersections are joined by the compiler, in the order in which it met their parts. */
  readonly joined: boolean;

  /** Named types in the texts, in their order. */
  named = new Map<string, ts.Symbol>();
  /** Anonymous types that are being printed: one inside itself would never end. */
  #open = new Set();
  /** Texts that were printed before, with the same types open: unions ask again and again. */
  #texts = new Texts();

  constructor(order: Order, { joined = false } = {}) {
    this.checker = order.checker;
    this.order = order;
    this.joined = joined;
  }

  /**
   * @param options `unnamed` opens a name at the top; `optional` leaves out the `undefined` there;
   *   `within` is how tightly the surroundings bind.
   */
  text(
    type: ts.Type,
    {
      unnamed = false,
      optional = false,
      within = 0,
    }: { unnamed?: boolean; optional?: boolean; within?: number } = {},
  ): string {
    return this.#texts.of(type, `${unnamed} ${optional} ${within}`, () =>
      this.#print(type, unnamed, optional, within),
    );
  }

  #print(type: ts.Type, unnamed: boolean, optional: boolean, within: number) {
    if (!unnamed && this.hasName(type)) return this.#alias(type);
    if (type.flags & TypeFlags.Boolean) return "boolean";
    if (type.isUnion()) return this.#union(type, optional, within);
    if (isAnyString(this.checker, type)) return "string";
    if (type.isIntersection()) return this.#intersection(type, within);
    if (type.isStringLiteral()) return quoted(type.value);
    if (type.flags & TypeFlags.TypeParameter) return type.symbol.name;
    if (type.flags & TypeFlags.Object) return this.#object(type, unnamed, within);
    return this.#asCompiler(type, within);
  }

  /**
   * The parts of a union in the order of their declaration, nothing last.
   *
   * @param optional Whether `undefined` goes without saying.
   */
  parts(type: ts.Type, optional: boolean): ts.Type[] {
    const parts = partsOf(this.checker, type);
    const told = optional ? parts.filter((part) => !(part.flags & TypeFlags.Undefined)) : parts;
    return this.#withoutDuplicates(this.#sorted(told));
  }

  #sorted(parts: readonly ts.Type[]) {
    return this.order.sorted(parts, (part) => this.#comparedText(part));
  }

  /** The text of a part that has no place yet: the names in it are noted when it is written. */
  #comparedText(part: ts.Type) {
    const { named } = this;
    const texts = this.#texts;
    this.named = new Map();
    this.#texts = texts.compared;
    const text = this.text(part);
    this.named = named;
    this.#texts = texts;
    return text;
  }

  /** What several declarations write alike, the compiler keeps apart. */
  #withoutDuplicates(parts: ts.Type[]) {
    if (parts.length < 2) return parts;
    const byText = new Map<string, ts.Type>();
    for (const part of parts) {
      const text = this.text(part, { within: LOOSE.union });
      if (!byText.has(text)) byText.set(text, part);
    }
    return [...byText.values()];
  }

  /** Whether a reader is told the name that an alias gives to a type. */
  hasName(type: ts.Type) {
    return isNamed(type.aliasSymbol) && !isWrittenOut(this.checker, type);
  }

  #alias(type: ts.Type) {
    const symbol = type.aliasSymbol as ts.Symbol;
    return this.#name(symbol) + this.#arguments(symbol, type.aliasTypeArguments ?? []);
  }

  #name(symbol: ts.Symbol) {
    const file = fileOf(symbol);
    const name = qualifiedName(symbol);
    if (file !== undefined && !isFoundation(file)) this.named.set(name, symbol);
    return name;
  }

  /** Those at the end that are what they would be anyway are left out. */
  #arguments(symbol: ts.Symbol, given: readonly ts.Type[]) {
    const defaults = this.#defaults(symbol);
    let count = given.length;
    while (count > 0 && isDefault(defaults[count - 1], given, count - 1)) count -= 1;
    if (count === 0) return "";
    return `<${given
      .slice(0, count)
      .map((type) => this.text(type))
      .join(", ")}>`;
  }

  #defaults(symbol: ts.Symbol): (Default | undefined)[] {
    for (const node of symbol.declarations ?? []) {
      if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node)) continue;
      const names = (node.typeParameters ?? []).map((parameter) => parameter.name.text);
      return (node.typeParameters ?? []).map(({ default: one }) => {
        const type = one && this.checker.getTypeFromTypeNode(one);
        // `F = V`: the default may be what another parameter was given.
        return type && { type, index: names.indexOf(one.getText()) };
      });
    }
    return [];
  }

  #union(type: ts.UnionType, optional: boolean, within: number) {
    const parts = this.parts(type, optional);
    if (parts.length === 0) return "undefined";
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return this.text(only, { within });
    const text = parts.map((part) => this.text(part, { within: LOOSE.union })).join(" | ");
    return bracketed(text, within > LOOSE.union);
  }

  #intersection(type: ts.IntersectionType, within: number) {
    const parts = this.joined ? this.#sorted(type.types) : type.types;
    const telling = parts.filter((part) => !isEmpty(this.checker, part));
    const [only] = telling;
    if (telling.length === 1 && only !== undefined) return this.text(only, { within });
    const text = (telling.length > 0 ? telling : parts)
      .map((part) => this.text(part, { within: LOOSE.intersection }))
      .join(" & ");
    return bracketed(text, within > LOOSE.intersection);
  }

  #object(type: ts.Type, unnamed: boolean, within: number) {
    const { checker } = this;
    if (checker.isArrayType(type)) return this.#array(type as ts.TypeReference, within);
    if (checker.isTupleType(type)) return this.#tuple(type as ts.TupleTypeReference);
    const { symbol } = type;
    if (!unnamed && isNamed(symbol) && symbol.flags & (SymbolFlags.Interface | SymbolFlags.Class)) {
      if (isTypeOf(type)) return `typeof ${qualifiedName(symbol)}`;
      return this.#name(symbol) + this.#arguments(symbol, ownArguments(checker, type));
    }
    if (
      isNamed(symbol) &&
      symbol.flags & (SymbolFlags.Function | SymbolFlags.ValueModule | SymbolFlags.Enum)
    ) {
      return symbol.flags & SymbolFlags.Function
        ? this.#members(type, within)
        : this.#asCompiler(type, within);
    }
    return this.#members(type, within);
  }

  #array(type: ts.TypeReference, within: number) {
    const [item] = this.checker.getTypeArguments(type);
    const text = item ? this.text(item, { within: LOOSE.postfix }) : "unknown";
    if (type.symbol.name !== "ReadonlyArray") return `${text}[]`;
    return bracketed(`readonly ${text}[]`, within > LOOSE.prefix);
  }

  #tuple(type: ts.TupleTypeReference) {
    const { elementFlags, labeledElementDeclarations: labels, readonly } = type.target;
    const items = this.checker.getTypeArguments(type).map((item, index) => {
      const flag = elementFlags[index] ?? ts.ElementFlags.Required;
      const label = labels?.[index]?.name.getText();
      const rest = flag & ts.ElementFlags.Variable ? "..." : "";
      const mark = flag & ts.ElementFlags.Optional ? "?" : "";
      const text = this.text(item) + (flag & ts.ElementFlags.Rest ? "[]" : "");
      return label === undefined ? `${rest}${text}${mark}` : `${rest}${label}${mark}: ${text}`;
    });
    return `${readonly ? "readonly " : ""}[${items.join(", ")}]`;
  }

  #members(type: ts.Type, within: number) {
    if (this.#open.has(type) || isDeferredMapping(this.checker, type)) {
      return this.#asCompiler(type, within);
    }
    const outside = this.#texts;
    this.#texts = new Texts();
    this.#open.add(type);
    const text = this.#literal(type, within);
    this.#open.delete(type);
    this.#texts = outside;
    return text;
  }

  #literal(type: ts.Type, within: number) {
    const calls = type.getCallSignatures();
    const makes = type.getConstructSignatures();
    const members = this.order.properties(type);
    const indexes = this.checker.getIndexInfosOfType(type);
    const [only] = calls;
    if (only && calls.length === 1 && !makes.length && !members.length && !indexes.length) {
      return bracketed(this.signature(only, " => "), within > 0);
    }
    const rows = [
      ...calls.map((signature) => this.signature(signature, ": ")),
      ...makes.map((signature) => `new ${this.signature(signature, ": ")}`),
      ...indexes.map((info) => `[key: ${this.text(info.keyType)}]: ${this.text(info.type)}`),
      ...members.map((member) => this.#member(member)),
    ];
    return rows.length === 0 ? "{}" : `{ ${rows.join("; ")} }`;
  }

  #member(member: ts.Symbol) {
    const type = this.checker.getTypeOfSymbol(member);
    const optional = (member.flags & SymbolFlags.Optional) !== 0;
    return `${memberName(member.name)}${optional ? "?" : ""}: ${this.text(type, { optional })}`;
  }

  /** @param arrow The text before the result. */
  signature(signature: ts.Signature, arrow: string) {
    const generics = (signature.typeParameters ?? []).map((one) => this.typeParameter(one));
    const parameters = signature.parameters.map((one) => this.#parameter(one));
    const result = this.result(signature);
    return `${generics.length ? `<${generics.join(", ")}>` : ""}(${parameters.join(", ")})${arrow}${result}`;
  }

  result(signature: ts.Signature) {
    const predicate = this.checker.getTypePredicateOfSignature(signature);
    if (predicate?.type !== undefined && predicate.parameterName !== undefined) {
      return `${predicate.parameterName} is ${this.text(predicate.type)}`;
    }
    return this.text(signature.getReturnType());
  }

  typeParameter(parameter: ts.TypeParameter) {
    const constraint = parameter.getConstraint();
    const name = parameter.symbol.name;
    return constraint === undefined ? name : `${name} extends ${this.text(constraint)}`;
  }

  #parameter(parameter: ts.Symbol) {
    const { rest, optional } = parameterMarks(parameter);
    const type = this.text(this.checker.getTypeOfSymbol(parameter), { optional });
    return `${rest ? "..." : ""}${parameterName(parameter)}${optional ? "?" : ""}: ${type}`;
  }

  #asCompiler(type: ts.Type, within: number) {
    const plain = this.order.compilerText(type).replace(/import\("[^"]*"\)\./g, "");
    return bracketed(plain, within > 0 && /[ ]/.test(plain) && !/^[{[(]/.test(plain));
  }
}

/** Texts of types, each made once for each way to ask for it. */
class Texts {
  /** Texts that are only compared. */
  readonly compared: Texts;

  #known = new Map<ts.Type, Map<string, string>>();

  constructor(isCompared = false) {
    this.compared = isCompared ? this : new Texts(true);
  }

  of(type: ts.Type, way: string, print: () => string) {
    const texts = this.#known.get(type) ?? new Map<string, string>();
    this.#known.set(type, texts);
    const text = texts.get(way) ?? print();
    texts.set(way, text);
    return text;
  }
}

function isDefault(usual: Default | undefined, given: readonly ts.Type[], index: number) {
  if (usual === undefined) return false;
  return given[index] === (usual.index < 0 ? usual.type : given[usual.index]);
}

function memberName(name: string) {
  const [, symbol] = /^__@(\w+)@\d+$/.exec(name) ?? [];
  if (symbol !== undefined) return `[Symbol.${symbol}]`;
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name);
}

/** A parameter that is taken apart at once has no name of its own. */
export function parameterName(parameter: ts.Symbol) {
  return parameter.name.startsWith("__") ? "options" : parameter.name;
}

export function parameterMarks(parameter: ts.Symbol) {
  const node = parameter.valueDeclaration;
  if (node === undefined || !ts.isParameter(node)) return { rest: false, optional: false };
  return {
    rest: node.dotDotDotToken !== undefined,
    optional: node.questionToken !== undefined || node.initializer !== undefined,
  };
}

function bracketed(text: string, needed: boolean) {
  return needed ? `(${text})` : text;
}

function ownArguments(checker: ts.TypeChecker, type: ts.Type) {
  const { target } = type as Partial<ts.TypeReference>;
  if (target === undefined) return [];
  // A class or an interface has itself (`this`) as a last argument.
  return checker
    .getTypeArguments(type as ts.TypeReference)
    .slice(0, target.typeParameters?.length ?? 0);
}

function isTypeOf(type: ts.Type) {
  const { objectFlags } = type as ts.ObjectType;
  return (objectFlags & ObjectFlags.Anonymous) !== 0;
}

/** `{}`, or a mapping over no names: it adds nothing to an intersection. */
function isEmpty(checker: ts.TypeChecker, type: ts.Type) {
  return (
    (type.flags & TypeFlags.Object) !== 0 &&
    !((symbolOf(type)?.flags ?? 0) & SymbolFlags.Interface) &&
    !isDeferredMapping(checker, type) &&
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/** A mapping over a type parameter has no members yet. */
function isDeferredMapping(checker: ts.TypeChecker, type: ts.Type) {
  const { objectFlags } = type as ts.ObjectType;
  if (!(objectFlags & ObjectFlags.Mapped)) return false;
  const { constraintType } = type as unknown as { constraintType?: ts.Type };
  // Asking for the members makes the compiler find out over what they range.
  const members = checker.getPropertiesOfType(type);
  return members.length === 0 && !(constraintType && constraintType.flags & TypeFlags.Never);
}
