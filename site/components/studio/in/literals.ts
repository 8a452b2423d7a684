import type { FieldValue, Literal } from '../theme';
import {
  childrenOf,
  firstLine,
  lineAt,
  type Source,
  type SyntaxNode,
  textOf,
  type Unread,
} from './source';

/** A place in the options, what stands there, and its line. */
export interface Leaf {
  readonly path: readonly string[];
  /** Where it is written, if that is elsewhere. */
  readonly written?: readonly string[];
  readonly value: Literal;
  readonly line: number;
}

export interface Leaves {
  readonly leaves: readonly Leaf[];
  readonly unread: readonly Unread[];
}

/** What the constants of the same text hold, by their names. */
export type Constants = ReadonlyMap<string, SyntaxNode>;

/** Deeper than any theme; constants that name each other would have no end. */
const mostDepth = 40;

/** The literals in an object, by their places; nothing is evaluated. */
export function leavesOf(source: Source, constants: Constants, root: SyntaxNode | null): Leaves {
  const parts = root === null ? [] : visited(source, constants, root, []);
  return {
    leaves: parts.filter((part) => 'path' in part),
    unread: parts.filter((part) => 'why' in part),
  };
}

type Part = Leaf | Unread;

function visited(
  source: Source,
  constants: Constants,
  wrapped: SyntaxNode,
  path: readonly string[],
): readonly Part[] {
  const node = resolved(source, constants, wrapped);
  const line = lineAt(source, wrapped.from);
  const what = path.length === 0 ? firstLine(source, wrapped) : path.join('.');
  if (path.length > mostDepth) return [{ line, what, why: 'is nested too deeply' }];
  if (node.name === 'ObjectExpression') {
    return childrenOf(node).flatMap((property) => visitedIn(source, constants, property, path));
  }
  if (textOf(source, node) === 'undefined') return [];
  const value = literalOf(source, constants, node, path.length);
  return value === undefined ? [{ line, what, why: reasonOf(node) }] : [{ path, value, line }];
}

function visitedIn(
  source: Source,
  constants: Constants,
  property: SyntaxNode,
  path: readonly string[],
): readonly Part[] {
  const [name, value] = childrenOf(property);
  const key = name === undefined ? '' : keyOf(source, name);
  const why = refusal(property, key);
  if (why !== null || name === undefined) {
    const what = firstLine(source, property);
    return [{ line: lineAt(source, property.from), what, why: why ?? 'is no option' }];
  }
  return visited(source, constants, value ?? name, [...path, key]);
}

function refusal(property: SyntaxNode, key: string): string | null {
  if (property.getChild('Spread') !== null) return 'is a spread';
  if (property.getChild('[') !== null) return 'has a computed name';
  if (property.getChild('Block') !== null) return 'is a function';
  // A name that objects have another use for.
  return key === '__proto__' ? 'is no name of an option' : null;
}

/** The expression below parentheses, types and names of constants. */
export function resolved(source: Source, constants: Constants, node: SyntaxNode): SyntaxNode {
  let inner = node;
  for (let count = 0; count < mostDepth; count += 1) {
    const next = unwrapped(source, constants, inner);
    if (next === null) return inner;
    inner = next;
  }
  return inner;
}

function unwrapped(source: Source, constants: Constants, node: SyntaxNode): SyntaxNode | null {
  const [first] = childrenOf(node);
  switch (node.name) {
    case 'VariableName':
    case 'PropertyDefinition':
      return constants.get(textOf(source, node)) ?? null;
    case 'BinaryExpression':
      return node.getChild('as') !== null || node.getChild('satisfies') !== null
        ? (first ?? null)
        : null;
    case 'PrefixCast':
      return node.lastChild;
    case 'ParenthesizedExpression':
    case 'PostfixExpression':
      return first ?? null;
    default:
      return null;
  }
}

function literalOf(
  source: Source,
  constants: Constants,
  wrapped: SyntaxNode,
  depth: number,
): Literal | undefined {
  const node = resolved(source, constants, wrapped);
  if (node.name !== 'ArrayExpression') return primitiveOf(source, node);
  if (depth > mostDepth) return undefined;
  const items = childrenOf(node).map((item) => literalOf(source, constants, item, depth + 1));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function primitiveOf(source: Source, node: SyntaxNode): FieldValue | undefined {
  const text = textOf(source, node);
  switch (node.name) {
    case 'String':
      return unescaped(text.slice(1, -1));
    case 'TemplateString':
      return node.getChild('Interpolation') === null ? unescaped(text.slice(1, -1)) : undefined;
    case 'BooleanLiteral':
      return text === 'true';
    case 'Number':
    case 'UnaryExpression':
      return numberIn(text);
    default:
      return undefined;
  }
}

function numberIn(text: string): number | undefined {
  const [, sign, digits = ''] = /^([+-]?)\s*([\da-fox._+-]+)$/i.exec(text) ?? [];
  const value = Number(digits.replaceAll('_', ''));
  if (digits === '' || !Number.isFinite(value)) return undefined;
  return sign === '-' ? -value : value;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const escape = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi;

function unescaped(text: string): string {
  return text.replace(escape, (_, braces?: string, four?: string, two?: string, one?: string) => {
    const code = braces ?? four ?? two;
    if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
    // A text goes on in the next line.
    return one === undefined || one === '\n' ? '' : (escapes[one] ?? one);
  });
}

function keyOf(source: Source, name: SyntaxNode): string {
  if (name.name === 'PropertyDefinition') return textOf(source, name);
  return String(primitiveOf(source, name) ?? textOf(source, name));
}

const reasons: Readonly<Record<string, string>> = {
  CallExpression: 'is a function call',
  NewExpression: 'is a function call',
  ArrowFunction: 'is a function',
  FunctionExpression: 'is a function',
  VariableName: 'is a variable from elsewhere',
  PropertyDefinition: 'is a variable from elsewhere',
  MemberExpression: 'is a variable from elsewhere',
  TemplateString: 'has an expression in it',
  ArrayExpression: 'is a list with objects or expressions in it',
  null: 'is null',
};

function reasonOf(node: SyntaxNode): string {
  return reasons[node.name] ?? 'is an expression';
}
