import ts from "typescript";
import { followed } from "./program.mjs";

/** How many references deep a union's parts are looked for. */
const MAX_DEPTH = 6;

/** Told at the end, wherever they are written. */
const LAST = ["null", "undefined"];

/**
 * The order in which the parts of unions are written. The compiler sorts them by when it met them
 * first, which depends on everything else that it reads.
 */
export class Order {
  /** @type {Map<string, number>} */
  #ranks = new Map();
  #seen = new Set();
  /** Walked when there is something to sort: most types have no union. @type {ts.Node | undefined} */
  #declaration;

  /**
   * @param {ts.TypeChecker} checker
   * @param {ts.Node | undefined} declaration The node whose parts give the order.
   */
  constructor(checker, declaration) {
    this.checker = checker;
    this.#declaration = declaration;
  }

  /**
   * @param {readonly ts.Type[]} types
   * @param {(type: ts.Type) => string} textOf
   * @returns {ts.Type[]}
   */
  sorted(types, textOf) {
    if (types.length < 2) return [...types];
    if (this.#declaration !== undefined) this.#walk(this.#declaration, 0);
    this.#declaration = undefined;
    const unknown = this.#ranks.size;
    const keyed = types.map((type) => {
      const text = textOf(type);
      const last = LAST.indexOf(text);
      const rank = last < 0 ? (this.#ranks.get(text) ?? unknown) : unknown + 1 + last;
      return { type, text, rank };
    });
    // Parts that no declaration names have at least the same order every time.
    keyed.sort((a, b) => a.rank - b.rank || compare(a.text, b.text));
    return keyed.map(({ type }) => type);
  }

  /**
   * @param {ts.Node} node
   * @param {number} depth
   */
  #walk(node, depth) {
    if (ts.isLiteralTypeNode(node) || ts.isToken(node)) this.#note(node);
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      this.#reference(node, depth);
    }
    ts.forEachChild(node, (child) => this.#walk(child, depth));
    if (ts.isArrayTypeNode(node)) this.#rank("Array");
    if (ts.isFunctionTypeNode(node)) this.#rank("__type");
  }

  /** @param {ts.Node} node */
  #note(node) {
    this.#rank(ts.isLiteralTypeNode(node) ? literalText(node) : ts.tokenToString(node.kind));
  }

  /** @param {string | undefined} text */
  #rank(text) {
    if (text !== undefined && !this.#ranks.has(text)) this.#ranks.set(text, this.#ranks.size);
  }

  /**
   * @param {ts.TypeReferenceNode | ts.ExpressionWithTypeArguments} node
   * @param {number} depth
   */
  #reference(node, depth) {
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

/**
 * As in a dictionary, and the same on every machine.
 *
 * @param {string} a
 * @param {string} b
 */
export function compare(a, b) {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return Number(a > b) - Number(a < b);
}

/** @param {ts.LiteralTypeNode} node */
function literalText({ literal }) {
  if (ts.isStringLiteral(literal)) return `'${literal.text}'`;
  return literal.getText();
}
