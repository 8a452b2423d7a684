import ts from "typescript";

/** How many names deep a value is looked for. */
const MAX_DEPTH = 8;

/**
 * A value that an expression has whenever it runs; its text is TypeScript.
 *
 * @typedef {{ value: unknown, text: string }} Constant
 *
 * @typedef {(name: ts.Identifier) => ts.Node | undefined} Lookup What a name stands for.
 */

/**
 * Returns what an expression is, if that does not depend on anything that changes.
 *
 * @param {ts.Node} node
 * @param {Lookup} lookup
 * @param {number} depth
 * @returns {Constant | undefined}
 */
export function constantOf(node, lookup, depth = 0) {
  if (depth > MAX_DEPTH) return undefined;
  const inner = (/** @type {ts.Node} */ one) => constantOf(one, lookup, depth + 1);
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

/**
 * @param {ts.Node} node
 * @returns {Constant | undefined}
 */
function literal(node) {
  if (ts.isStringLiteralLike(node)) return { value: node.text, text: quoted(node.text) };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text), text: node.text };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true, text: "true" };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false, text: "false" };
  return node.kind === ts.SyntaxKind.NullKeyword ? { value: null, text: "null" } : undefined;
}

/**
 * @param {ts.PrefixUnaryExpression} node
 * @param {(node: ts.Node) => Constant | undefined} inner
 * @returns {Constant | undefined}
 */
function unary({ operator, operand }, inner) {
  const found = inner(operand);
  if (found === undefined) return undefined;
  if (operator === ts.SyntaxKind.ExclamationToken) {
    return { value: !found.value, text: String(!found.value) };
  }
  const isNegative = operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(operand);
  return isNegative ? { value: -Number(operand.text), text: `-${operand.text}` } : undefined;
}

/**
 * @param {ts.ArrayLiteralExpression} node
 * @param {(node: ts.Node) => Constant | undefined} inner
 * @returns {Constant | undefined}
 */
function list({ elements }, inner) {
  const items = elements.map((one) => inner(one)).filter((one) => one !== undefined);
  if (items.length < elements.length) return undefined;
  return { value: items, text: `[${items.map(({ text }) => text).join(", ")}]` };
}

/**
 * @param {ts.ObjectLiteralExpression} node
 * @param {(node: ts.Node) => Constant | undefined} inner
 * @returns {Constant | undefined}
 */
function object({ properties }, inner) {
  const members = properties.flatMap((one) => {
    const found = ts.isPropertyAssignment(one) ? inner(one.initializer) : undefined;
    return found === undefined ? [] : [`${one.name?.getText() ?? ""}: ${found.text}`];
  });
  if (members.length < properties.length) return undefined;
  return { value: members, text: members.length === 0 ? "{}" : `{ ${members.join(", ")} }` };
}

/**
 * @param {ts.Identifier} node
 * @param {Lookup} lookup
 * @param {(node: ts.Node) => Constant | undefined} inner
 * @returns {Constant | undefined}
 */
function named(node, lookup, inner) {
  if (node.text === "undefined") return { value: undefined, text: "undefined" };
  const found = lookup(node);
  return found && inner(found);
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
