import ts from "typescript";

/** How many names deep a value is looked for. */
const MAX_DEPTH = 8;

/** A value that an expression has whenever it runs; its text is TypeScript. */
interface Constant {
  value: unknown;
  text: string;
}

/** What a name stands for. */
export type Lookup = (name: ts.Identifier) => ts.Node | undefined;

/** Returns what an expression is, if that does not depend on anything that changes. */
export function constantOf(node: ts.Node, lookup: Lookup, depth = 0): Constant | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const inner = (one: ts.Node) => constantOf(one, lookup, depth + 1);
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return unary(node, inner);
  if (ts.isConditionalExpression(node)) {
    const condition = inner(node.condition);
    return condition && inner(condition.value ? node.whenTrue : node.whenFalse);
  }
  if (ts.isArrayLiteralExpression(node)) return list(node, inner);
  if (ts.isObjectLiteralExpression(node)) return object(node, inner);
  return ts.isIdentifier(node) ? named(node, lookup, inner) : literal(node);
}

function literal(node: ts.Node): Constant | undefined {
  if (ts.isStringLiteralLike(node)) return { value: node.text, text: quoted(node.text) };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text), text: node.text };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true, text: "true" };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false, text: "false" };
  return node.kind === ts.SyntaxKind.NullKeyword ? { value: null, text: "null" } : undefined;
}

function unary(
  { operator, operand }: ts.PrefixUnaryExpression,
  inner: (node: ts.Node) => Constant | undefined,
): Constant | undefined {
  const found = inner(operand);
  if (found === undefined) return undefined;
  if (operator === ts.SyntaxKind.ExclamationToken) {
    return { value: !found.value, text: String(!found.value) };
  }
  const isNegative = operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(operand);
  return isNegative ? { value: -Number(operand.text), text: `-${operand.text}` } : undefined;
}

function list(
  { elements }: ts.ArrayLiteralExpression,
  inner: (node: ts.Node) => Constant | undefined,
): Constant | undefined {
  const items = elements.map((one) => inner(one)).filter((one) => one !== undefined);
  if (items.length < elements.length) return undefined;
  return { value: items, text: `[${items.map(({ text }) => text).join(", ")}]` };
}

function object(
  { properties }: ts.ObjectLiteralExpression,
  inner: (node: ts.Node) => Constant | undefined,
): Constant | undefined {
  const members = properties.flatMap((one) => {
    const found = ts.isPropertyAssignment(one) ? inner(one.initializer) : undefined;
    return found === undefined ? [] : [`${one.name?.getText() ?? ""}: ${found.text}`];
  });
  if (members.length < properties.length) return undefined;
  return { value: members, text: members.length === 0 ? "{}" : `{ ${members.join(", ")} }` };
}

function named(
  node: ts.Identifier,
  lookup: Lookup,
  inner: (node: ts.Node) => Constant | undefined,
): Constant | undefined {
  if (node.text === "undefined") return { value: undefined, text: "undefined" };
  const found = lookup(node);
  return found && inner(found);
}

function quoted(text: string) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
