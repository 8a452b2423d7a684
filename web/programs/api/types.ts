import ts from "typescript";
import { kindOf } from "./kinds.ts";
import { Order } from "./order.ts";
import { TypePrinter } from "./printer.ts";
import { followed } from "./program.ts";
import type { ApiType } from "./request.ts";
import { fileOf, isFoundation, qualifiedName } from "./symbols.ts";
import { finiteConstraint, hiddenLiterals } from "./unions.ts";

/** Types that say nothing, in a text. */
const VAGUE = /\b(any|unknown)\b/;

/** A text longer than this is told by its names, where it has any. */
const MAX_LENGTH = 600;

const TEXT_PRINTER = ts.createPrinter({ removeComments: true });

/**
 * Makes the types of one entry readable and keeps what named types they refer to.
 *
 * `report` hears of each member whose type says less than its declaration does.
 */
export class TypeReader {
  readonly checker: ts.TypeChecker;
  readonly report: (fault: "unnamed" | "unresolved", member: string, detail: string) => void;

  readonly named = new Map<string, ts.Symbol>();
  /** Names of the entry's own type parameters, which its page tells. */
  parameters: ReadonlySet<string> = new Set();

  constructor(
    checker: ts.TypeChecker,
    report: (fault: "unnamed" | "unresolved", member: string, detail: string) => void,
  ) {
    this.checker = checker;
    this.report = report;
  }

  /**
   * @param declared The type as it is written where it is declared.
   * @param options `joined` for a type that the compiler joined of those of alternatives;
   *   `declarations` are those of all alternatives.
   */
  read(
    type: ts.Type,
    declared: ts.Node | undefined,
    {
      member,
      optional = false,
      unnamed = false,
      joined = false,
      declarations = [],
    }: {
      member: string;
      optional?: boolean;
      unnamed?: boolean;
      joined?: boolean;
      declarations?: readonly ts.Node[] | undefined;
    },
  ): ApiType {
    const order = new Order(this.checker, ...inOneFile(declarations, { first: declared }));
    const printer = new TypePrinter(order, { joined });
    const shown = finiteConstraint(type) ?? this.#asConstrained(type, declared);
    const text = printer.text(shown, { unnamed, optional });
    const better = unnamed ? undefined : this.#better(declared, member, text);
    if (better !== undefined) return this.#asDeclared(printer, shown, declared, better, optional);
    return this.#asResolved(printer, shown, text, optional);
  }

  /** A type parameter for which `any` was given may at least be constrained. */
  #asConstrained(type: ts.Type, declared: ts.Node | undefined) {
    if (!(type.flags & ts.TypeFlags.Any) || declared === undefined) return type;
    if (!ts.isTypeReferenceNode(declared)) return type;
    const parameter = this.checker.getTypeFromTypeNode(declared);
    const isParameter = (parameter.flags & ts.TypeFlags.TypeParameter) !== 0;
    return (isParameter ? parameter.getConstraint() : undefined) ?? type;
  }

  #asResolved(printer: TypePrinter, type: ts.Type, text: string, optional: boolean): ApiType {
    const written = printer.hasName(type) ? [type] : printer.parts(type, optional);
    const parts = hiddenLiterals(this.checker, type) ?? written;
    const { kind, choices, open } = kindOf(this.checker, parts);
    const names = this.note(printer.named);
    const options = parts.length > 1 ? parts.map((part) => printer.text(part)) : [];
    const literals = choices.map((one) => printer.text(one));
    const short = this.#inOneWord(printer, type, text, optional);
    return { text, kind, choices: literals, open, options, names, ...(short && { short }) };
  }

  /** The text with a union of types that differ in one literal alone, also in a list, as one type. */
  #inOneWord(printer: TypePrinter, type: ts.Type, text: string, optional: boolean) {
    const whole = printer.parts(type, optional);
    const [list, other] = whole;
    const isList = list !== undefined && other === undefined && this.checker.isArrayType(list);
    const [item] = isList ? this.checker.getTypeArguments(list as ts.TypeReference) : [];
    const texts = (item ? printer.parts(item, false) : whole).map((part) => printer.text(part));
    const union = texts.join(" | ");
    const merged = mergedText(texts);
    return merged && text.replace(item ? `(${union})` : union, () => merged);
  }

  #asDeclared(
    printer: TypePrinter,
    type: ts.Type,
    node: ts.Node | undefined,
    { text, named }: { text: string; named: Map<string, ts.Symbol> },
    optional: boolean,
  ): ApiType {
    const written = node && ts.isTypeNode(node) ? this.checker.getTypeFromTypeNode(node) : type;
    const known = written.flags & ts.TypeFlags.Any ? type : written;
    const { kind, choices, open, options } = this.#asResolved(printer, known, text, optional);
    const names = this.note(named);
    if (!text.includes("|")) return { text, kind: kind === "choice" ? "other" : kind, names };
    return {
      text,
      kind,
      choices: choices ?? [],
      open: open ?? false,
      options: options ?? [],
      names,
    };
  }

  /** Notes the named types of a text, and returns their names. */
  note(named: ReadonlyMap<string, ts.Symbol>) {
    for (const [name, symbol] of named) this.named.set(name, symbol);
    return [...named.keys()];
  }

  /**
   * The type as it is written, where that says more, or the same in fewer words: the compiler
   * forgets the names of what is `any`, of the parts of intersections, of some functions.
   */
  #better(node: ts.Node | undefined, member: string, resolved: string) {
    if (node === undefined) return undefined;
    const text = writtenText(node);
    const lost = VAGUE.test(resolved) ? count(resolved) - count(text) : 0;
    if (lost < 0 || (lost === 0 && !isPlainer(node, text, resolved))) return undefined;
    const { named, foreign, unresolved } = this.#references(node);
    if (unresolved !== undefined) this.report("unresolved", member, unresolved);
    if (!foreign) return { text, named };
    if (lost > 0 && !isFoundation(node.getSourceFile().fileName)) {
      this.report("unnamed", member, resolved);
    }
    return undefined;
  }

  /**
   * @returns `foreign` where the text names a type parameter, which means nothing outside its
   *   declaration; `unresolved` a name that is nowhere declared.
   */
  #references(node: ts.Node): {
    named: Map<string, ts.Symbol>;
    foreign: boolean;
    unresolved?: string;
  } {
    const named = new Map<string, ts.Symbol>();
    const symbols = identifiersIn(node).map((one) => this.#symbolOf(one));
    for (const { symbol } of symbols) {
      const file = symbol && fileOf(symbol);
      if (symbol && isType(symbol) && file && !isFoundation(file)) {
        named.set(qualifiedName(symbol), symbol);
      }
    }
    const lost = symbols.find(({ symbol }) => symbol === undefined);
    const foreign = symbols.some(
      ({ symbol }) =>
        symbol && isParameterOutside(symbol, node) && !this.parameters.has(symbol.name),
    );
    return { named, foreign, ...(lost && { unresolved: lost.name }) };
  }

  #symbolOf(identifier: ts.Identifier): { name: string; symbol: ts.Symbol | undefined } {
    const found = this.checker.getSymbolAtLocation(identifier);
    const symbol = found && followed(this.checker, found);
    const known = symbol && !this.checker.isUnknownSymbol(symbol);
    return { name: identifier.text, symbol: known ? symbol : undefined };
  }
}

/** Declarations of one file in their order: those of several files have none. */
function inOneFile(declarations: readonly ts.Node[], { first }: { first: ts.Node | undefined }) {
  const file = (first ?? declarations[0])?.getSourceFile();
  const found = declarations.filter((one) => one.getSourceFile() === file);
  return found.length > 0 ? found.sort((a, b) => a.pos - b.pos) : [first];
}

function identifiersIn(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) return [node];
  const found: ts.Identifier[] = [];
  ts.forEachChild(node, (child) => {
    const isLabel = ts.isNamedTupleMember(node) && child === node.name;
    if (!isLabel) found.push(...identifiersIn(child));
  });
  return found;
}

export function writtenText(node: ts.Node): string {
  const text = TEXT_PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, " ").replaceAll('"', "'");
}

function isPlainer(node: ts.Node, text: string, resolved: string) {
  if (text.length >= resolved.length || ts.isIndexedAccessTypeNode(node)) return false;
  const isFunction = resolved.includes("=>") && !text.includes("=>");
  // `Partial<Props>['label']`: what it is depends on a parameter that readers rarely give.
  const isOpen = resolved.endsWith("']");
  return resolved.includes(" & ") || isFunction || isOpen || resolved.length > MAX_LENGTH;
}

function isParameterOutside(symbol: ts.Symbol, node: ts.Node) {
  if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) return false;
  const [declaration] = symbol.declarations ?? [];
  return ts.findAncestor(declaration, (one) => one === node) === undefined;
}

/** `Axis<'x' | 'y'>` of `Axis<'x'>` and `Axis<'y'>`. */
function mergedText(texts: readonly string[]) {
  const split = texts.map((one) => /^([^']*<')(\w+)('.*)$/.exec(one));
  const [, start = "", , end = ""] = split[0] ?? [];
  const isAlike = split.every((one) => one?.[1] === start && one[3] === end);
  const literals = split.map((one) => one?.[2] ?? "");
  return texts.length > 1 && isAlike ? start + literals.join("' | '") + end : undefined;
}

function count(text: string) {
  return text.match(new RegExp(VAGUE, "g"))?.length ?? 0;
}

function isType(symbol: ts.Symbol) {
  return (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
}
