import ts from "typescript";
import { followed } from "./program.ts";
import { symbolOf } from "./symbols.ts";
import { isAbsent } from "./unions.ts";

/** How many references deep a union's parts are looked for. */
const MAX_DEPTH = 6;

/** Written at the end, wherever they are declared. */
const LAST = ["null", "undefined"];

/** The compiler's own texts are on one line, without the places of modules. */
const TEXT_FLAGS = (ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.IgnoreErrors) as ts.NodeBuilderFlags;

const TEXT_PRINTER = ts.createPrinter({ removeComments: true });

/** What the compiler writes is in no file. */
const NO_FILE = ts.createSourceFile("", "", ts.ScriptTarget.Latest);

/** By what types are sorted, the first first. */
interface Key {
  rank: number;
  /** Types without a name come after those with one. */
  name: string;
  /** What it is made of, or what it is given. */
  inner: readonly ts.Type[];
  place: string;
}

/** What the compiler knows of a mapped type, and its declarations do not promise. */
interface MappedType extends ts.Type {
  declaration: ts.MappedTypeNode;
  constraintType?: ts.Type;
  /** The type whose properties are mapped. */
  modifiersType?: ts.Type;
}

interface MappedSymbol extends ts.Symbol {
  links?: { keyType?: ts.Type };
}

/**
 * The order of the parts of unions and of the members of types: that of their declaration. What a
 * declaration does not name is sorted by its text. The compiler sorts by when it met a part or a
 * name first, which depends on everything else that it reads.
 */
export class Order {
  readonly checker: ts.TypeChecker;

  readonly #declarations: readonly ts.Node[];
  #ranks = new Map<string, number>();
  #seen = new Set();
  #keys = new Map<ts.Type, Key>();
  /** Declarations are walked when there is something to sort: most types have no union. */
  #isWalked = false;

  /** @param declarations Of the types that are sorted. */
  constructor(checker: ts.TypeChecker, ...declarations: (ts.Node | undefined)[]) {
    this.checker = checker;
    this.#declarations = declarations.filter((one) => one !== undefined);
  }

  /** The parts of a union; any other type is its own only part. */
  alternatives(type: ts.Type): readonly ts.Type[] {
    return type.isUnion() ? this.sorted(type.types) : [type];
  }

  /** @param textOf The text of a type, for those that one declaration makes. */
  sorted(types: readonly ts.Type[], textOf: (type: ts.Type) => string = () => ""): ts.Type[] {
    return types.toSorted(
      (a, b) => this.#compare(a, b, 0) || (a === b ? 0 : compare(textOf(a), textOf(b))),
    );
  }

  /** @param textOf The text of a part, as a declaration writes it. */
  sortedTexts<Part>(parts: readonly Part[], textOf: (part: Part) => string): Part[] {
    const keyed = parts.map((part) => ({ part, text: textOf(part) }));
    keyed.sort((a, b) => this.#rankOf(a.text) - this.#rankOf(b.text) || compare(a.text, b.text));
    return keyed.map(({ part }) => part);
  }

  /** The properties of a type: its own, then those of each type that it is made of. */
  properties(type: ts.Type): ts.Symbol[] {
    const properties = this.checker.getPropertiesOfType(type);
    if (properties.length < 2) return properties;
    const rank = ranking(this.#names(type));
    return properties.toSorted((a, b) => rank(a.name) - rank(b.name));
  }

  /** What the compiler writes for a type, but with unions in this order. */
  compilerText(type: ts.Type) {
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, undefined);
      if (!ts.isUnionTypeNode(inner)) return inner;
      const parts = this.sortedTexts(inner.types, textOfNode);
      return ts.factory.updateUnionTypeNode(inner, ts.factory.createNodeArray(parts));
    };
    const node = this.checker.typeToTypeNode(type, undefined, TEXT_FLAGS);
    return node === undefined ? "" : textOfNode(visit(node));
  }

  #compare(one: ts.Type, other: ts.Type, depth: number): number {
    if (one === other || depth > MAX_DEPTH) return 0;
    const [a, b] = [this.#sortKey(one), this.#sortKey(other)];
    if (a.rank !== b.rank || a.name !== b.name) return a.rank - b.rank || compare(a.name, b.name);
    for (const [index, inner] of a.inner.entries()) {
      const counterpart = b.inner[index];
      const result = counterpart === undefined ? 1 : this.#compare(inner, counterpart, depth + 1);
      if (result !== 0) return result;
    }
    return a.inner.length - b.inner.length || compare(a.place, b.place);
  }

  #sortKey(type: ts.Type): Key {
    const known = this.#keys.get(type);
    if (known !== undefined) return known;
    const found = this.#makeKey(type);
    this.#keys.set(type, found);
    return found;
  }

  #makeKey(type: ts.Type): Key {
    const symbol = type.aliasSymbol ?? symbolOf(type);
    const isBoolean = (type.flags & ts.TypeFlags.Boolean) !== 0;
    if (type.isUnionOrIntersection() && symbol === undefined && !isBoolean) {
      const inner = type.isIntersection() ? type.types : this.alternatives(type);
      const [first] = inner;
      const key = { rank: 0, name: "", ...(first && this.#sortKey(first)), inner, place: "" };
      // `string & {}` stands for all other texts: it comes after those that are named.
      return type.isIntersection() && isText(first) ? { ...key, rank: this.#ranks.size } : key;
    }
    const name = this.#nameOf(type, symbol);
    const [node] = symbol?.declarations ?? [];
    const { target } = type as Partial<ts.TypeReference>;
    const own = target ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
    const inner = type.aliasTypeArguments ?? own;
    const shown = name.startsWith("__") ? "~" : name;
    return { rank: this.#rankOf(name), name: shown, inner, place: node ? placeOf(node) : "" };
  }

  #nameOf(type: ts.Type, symbol: ts.Symbol | undefined) {
    if (symbol === undefined && type.isStringLiteral()) return quoted(type.value);
    if (isAbsent(type)) return type.flags & ts.TypeFlags.Undefined ? "undefined" : "null";
    const { intrinsicName } = type as { intrinsicName?: string };
    return symbol?.name ?? intrinsicName ?? this.compilerText(type);
  }

  #rankOf(name: string) {
    if (!this.#isWalked) {
      this.#isWalked = true;
      for (const one of this.#declarations) this.#walk(one, 0);
    }
    const last = LAST.indexOf(name);
    return last < 0 ? (this.#ranks.get(name) ?? this.#ranks.size) : this.#ranks.size + 1 + last;
  }

  #names(part: ts.Type): ReadonlySet<string> {
    const type = this.checker.getApparentType(part);
    if (type.isUnionOrIntersection()) {
      const parts = type.isIntersection() ? type.types : this.alternatives(type);
      return new Set(parts.flatMap((one) => [...this.#names(one)]));
    }
    const properties = this.checker.getPropertiesOfType(type);
    if (isMapped(type)) return new Set(this.#mappedNames(type, properties));
    const names = properties.map(({ name }) => name);
    const { target = type } = type as Partial<ts.TypeReference>;
    if (!target.isClassOrInterface()) return new Set(names);
    const bases = this.checker.getBaseTypes(target).flatMap((one) => [...this.#names(one)]);
    const declared = target.symbol.members;
    const own = names.filter((name) => declared?.has(ts.escapeLeadingUnderscores(name)));
    return new Set([...own, ...bases, ...names]);
  }

  /** First those of the type whose properties are mapped; then those of a list of names. */
  #mappedNames(type: MappedType, properties: readonly MappedSymbol[]) {
    const mapped = type.modifiersType ? this.#names(type.modifiersType) : new Set<string>();
    const rank = ranking(mapped);
    const listed = properties.filter((one) => !mapped.has(mappedFrom(one)));
    return [
      ...properties
        .filter((one) => mapped.has(mappedFrom(one)))
        .sort((a, b) => rank(mappedFrom(a)) - rank(mappedFrom(b))),
      ...(listed.length > 1 ? this.#listed(type, listed) : listed),
    ].map(({ name }) => name);
  }

  #listed({ declaration, constraintType }: MappedType, properties: readonly MappedSymbol[]) {
    const { constraint } = declaration.typeParameter;
    const lists = constraintType?.aliasSymbol?.declarations ?? [];
    const order = new Order(this.checker, constraint, ...lists, ...this.#declarations);
    return order.sortedTexts(properties, (one) => quoted(mappedFrom(one)));
  }

  #walk(node: ts.Node, depth: number) {
    if (ts.isLiteralTypeNode(node) || ts.isToken(node)) this.#note(node);
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      this.#reference(node, depth);
    }
    ts.forEachChild(node, (child) => this.#walk(child, depth));
    if (ts.isArrayTypeNode(node)) this.#rank("Array");
    if (ts.isFunctionTypeNode(node)) this.#rank("__type");
  }

  #note(node: ts.Node) {
    this.#rank(ts.isLiteralTypeNode(node) ? literalText(node) : ts.tokenToString(node.kind));
  }

  #rank(text: string | undefined) {
    if (text !== undefined && !this.#ranks.has(text)) this.#ranks.set(text, this.#ranks.size);
  }

  #reference(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments, depth: number) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    const found = this.checker.getSymbolAtLocation(name);
    const symbol = found && followed(this.checker, found);
    if (symbol === undefined) return;
    this.#rank(symbol.name);
    if (this.#seen.has(symbol) || depth >= MAX_DEPTH) return;
    this.#seen.add(symbol);
    for (const one of symbol.declarations ?? []) {
      const node = ts.isTypeAliasDeclaration(one) ? one.type : undefined;
      const constraint = ts.isTypeParameterDeclaration(one) ? one.constraint : undefined;
      const written = node ?? constraint;
      if (written !== undefined) this.#walk(written, depth + 1);
    }
  }
}

/** As in a dictionary, and the same on every machine. */
export function compare(a: string, b: string) {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return Number(a > b) - Number(a < b);
}

/** A text that sorts declarations as they lie in files. */
export function placeOf(node: ts.Node) {
  return `${node.getSourceFile().fileName}:${String(node.pos).padStart(8, "0")}`;
}

export function quoted(text: string) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;
}

/** The place of each name among others; those that are not among them come last. */
function ranking(names: ReadonlySet<string>) {
  const places = new Map([...names].map((name, index) => [name, index]));
  return (name: string) => places.get(name) ?? places.size;
}

function isText(type: ts.Type | undefined) {
  return type !== undefined && (type.flags & ts.TypeFlags.String) !== 0;
}

function isMapped(type: ts.Type): type is MappedType {
  return ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
}

/** The name that a property was mapped from. */
function mappedFrom({ links, name }: MappedSymbol) {
  return links?.keyType?.isStringLiteral() ? links.keyType.value : name;
}

function literalText({ literal }: ts.LiteralTypeNode) {
  return ts.isStringLiteral(literal) ? quoted(literal.text) : literal.getText();
}

function textOfNode(node: ts.Node) {
  return TEXT_PRINTER.printNode(ts.EmitHint.Unspecified, node, NO_FILE).replace(/\s+/g, " ");
}
