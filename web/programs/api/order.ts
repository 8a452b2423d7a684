import ts from "typescript";
import { followed } from "./program.ts";

/** How many references deep a union's parts are looked for. */
const MAX_DEPTH = 6;

/** Told at the end, wherever they are written. */
const LAST = ["null", "undefined"];

/**
 * The order in which the parts of unions are written. The compiler sorts them by when it met them
 * first, which depends on everything else that it reads.
 */
export class Order {
  readonly checker: ts.TypeChecker;

  #ranks = new Map<string, number>();
  #seen = new Set();
  /** Walked when there is something to sort: most types have no union. */
  #declaration: ts.Node | undefined;

  constructor(checker: ts.TypeChecker, declaration: ts.Node | undefined) {
    this.checker = checker;
    this.#declaration = declaration;
  }

  sorted(types: readonly ts.Type[], textOf: (type: ts.Type) => string): ts.Type[] {
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

function literalText({ literal }: ts.LiteralTypeNode) {
  if (ts.isStringLiteral(literal)) return `'${literal.text}'`;
  return literal.getText();
}
