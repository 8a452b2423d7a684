import ts from "typescript";
import { kindOf } from "./kinds.mjs";
import { Order } from "./order.mjs";
import { TypePrinter } from "./printer.mjs";
import { followed } from "./program.mjs";
import { fileOf, isFoundation, qualifiedName } from "./symbols.mjs";
import { finiteConstraint } from "./unions.mjs";

/** @typedef {import("./request.mjs").ApiType} ApiType */

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
  /** @type {Map<string, ts.Symbol>} */
  named = new Map();
  /** Names of the entry's own type parameters, which its page tells. @type {ReadonlySet<string>} */
  parameters = new Set();

  /**
   * @param {ts.TypeChecker} checker
   * @param {(fault: "unnamed" | "unresolved", member: string, detail: string) => void} report
   */
  constructor(checker, report) {
    this.checker = checker;
    this.report = report;
  }

  /**
   * @param {ts.Type} type
   * @param {ts.Node | undefined} declared The type as it is written where it is declared.
   * @param {{ member: string, optional?: boolean, unnamed?: boolean }} place
   * @returns {ApiType}
   */
  read(type, declared, { member, optional = false, unnamed = false }) {
    const printer = new TypePrinter(this.checker, new Order(this.checker, declared));
    const shown = finiteConstraint(type) ?? this.#asConstrained(type, declared);
    const text = printer.text(shown, { unnamed, optional });
    const better = unnamed ? undefined : this.#better(declared, member, text);
    if (better !== undefined) return this.#asDeclared(printer, shown, declared, better, optional);
    return this.#asResolved(printer, shown, text, optional);
  }

  /**
   * A type parameter for which `any` was given may at least be constrained.
   *
   * @param {ts.Type} type
   * @param {ts.Node | undefined} declared
   */
  #asConstrained(type, declared) {
    if (!(type.flags & ts.TypeFlags.Any) || declared === undefined) return type;
    if (!ts.isTypeReferenceNode(declared)) return type;
    const parameter = this.checker.getTypeFromTypeNode(declared);
    const isParameter = (parameter.flags & ts.TypeFlags.TypeParameter) !== 0;
    return (isParameter ? parameter.getConstraint() : undefined) ?? type;
  }

  /**
   * @param {TypePrinter} printer
   * @param {ts.Type} type
   * @param {string} text
   * @param {boolean} optional
   * @returns {ApiType}
   */
  #asResolved(printer, type, text, optional) {
    const parts = printer.hasName(type) ? [type] : printer.parts(type, optional);
    const { kind, choices, open } = kindOf(this.checker, parts);
    const names = this.#kept(printer.named);
    const options = parts.length > 1 ? parts.map((part) => printer.text(part)) : [];
    return { text, kind, choices: choices.map((one) => printer.text(one)), open, options, names };
  }

  /**
   * @param {TypePrinter} printer
   * @param {ts.Type} type
   * @param {ts.Node | undefined} node
   * @param {{ text: string, named: Map<string, ts.Symbol> }} declared
   * @param {boolean} optional
   * @returns {ApiType}
   */
  #asDeclared(printer, type, node, { text, named }, optional) {
    const written = node && ts.isTypeNode(node) ? this.checker.getTypeFromTypeNode(node) : type;
    const known = written.flags & ts.TypeFlags.Any ? type : written;
    const { kind, choices, open, options } = this.#asResolved(printer, known, text, optional);
    const names = this.#kept(named);
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

  /** @param {Map<string, ts.Symbol>} named */
  #kept(named) {
    for (const [name, symbol] of named) this.named.set(name, symbol);
    return [...named.keys()];
  }

  /**
   * The type as it is written, where that says more, or the same in fewer words: the compiler
   * forgets the names of what is `any`, of the parts of intersections, of some functions.
   *
   * @param {ts.Node | undefined} node
   * @param {string} member
   * @param {string} resolved
   */
  #better(node, member, resolved) {
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
   * @param {ts.Node} node
   * @returns {{ named: Map<string, ts.Symbol>, foreign: boolean, unresolved?: string }}
   *   `foreign` where the text names a type parameter, which means nothing outside its
   *   declaration; `unresolved` a name that is nowhere declared.
   */
  #references(node) {
    /** @type {Map<string, ts.Symbol>} */
    const named = new Map();
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

  /**
   * @param {ts.Identifier} identifier
   * @returns {{ name: string, symbol: ts.Symbol | undefined }}
   */
  #symbolOf(identifier) {
    const found = this.checker.getSymbolAtLocation(identifier);
    const symbol = found && followed(this.checker, found);
    const known = symbol && !this.checker.isUnknownSymbol(symbol);
    return { name: identifier.text, symbol: known ? symbol : undefined };
  }
}

/**
 * @param {ts.Node} node
 * @returns {ts.Identifier[]}
 */
function identifiersIn(node) {
  if (ts.isIdentifier(node)) return [node];
  /** @type {ts.Identifier[]} */
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child));
  });
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {string}
 */
export function writtenText(node) {
  const text = TEXT_PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, " ").replaceAll('"', "'");
}

/**
 * @param {ts.Node} node
 * @param {string} text
 * @param {string} resolved
 */
function isPlainer(node, text, resolved) {
  if (text.length >= resolved.length || ts.isIndexedAccessTypeNode(node)) return false;
  const isFunction = resolved.includes("=>") && !text.includes("=>");
  // `Partial<Props>['label']`: what it is depends on a parameter that readers rarely give.
  const isOpen = resolved.endsWith("']");
  return resolved.includes(" & ") || isFunction || isOpen || resolved.length > MAX_LENGTH;
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.Node} node
 */
function isParameterOutside(symbol, node) {
  if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) return false;
  const [declaration] = symbol.declarations ?? [];
  return ts.findAncestor(declaration, (one) => one === node) === undefined;
}

/** @param {string} text */
function count(text) {
  return text.match(new RegExp(VAGUE, "g"))?.length ?? 0;
}

/** @param {ts.Symbol} symbol */
function isType(symbol) {
  return (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
}
