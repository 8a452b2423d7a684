import { type Constants, resolved } from './literals';
import {
  childrenOf,
  firstLine,
  lineAt,
  type Source,
  type SyntaxNode,
  textOf,
  type Unread,
} from './source';

export interface Found {
  /** `null` where a theme has none. */
  readonly options: SyntaxNode | null;
  readonly constants: Constants;
  readonly unread: readonly Unread[];
}

const makers = new Set(['createTheme', 'extendTheme', 'experimental_extendTheme']);

/** The options of the first theme that code makes, or the object that it is; `null` without one. */
export function findOptions(source: Source): Found | null {
  const constants = constantsOf(source);
  const [call, ...others] = callsIn(source);
  if (call === undefined) {
    const options = objectIn(source, constants);
    return options === null ? null : { options, constants, unread: [] };
  }
  const [options, ...more] = childrenOf(call.getChild('ArgList') ?? call);
  const unread = [
    ...more.map((node) => notRead(source, node, 'is another argument of the theme')),
    ...others.map((node) => notRead(source, node, 'is another theme; the first is read')),
  ];
  return { options: options ?? null, constants, unread };
}

function notRead(source: Source, node: SyntaxNode, why: string): Unread {
  return { line: lineAt(source, node.from), what: firstLine(source, node), why };
}

function callsIn(source: Source): readonly SyntaxNode[] {
  return nodesIn(source, 'CallExpression').filter((call) => {
    const [callee] = childrenOf(call);
    const name = callee?.name === 'InstantiationExpression' ? callee.firstChild : callee;
    return name?.name === 'VariableName' && makers.has(textOf(source, name));
  });
}

/** An object that stands alone, that a module exports, or that is the last of its constants. */
function objectIn(source: Source, constants: Constants): SyntaxNode | null {
  const candidates = [...source.tree.topNode.getChildren('ExpressionStatement')]
    .concat(source.tree.topNode.getChildren('ExportDeclaration'))
    .flatMap((statement) => childrenOf(statement).slice(-1));
  const objects = [...candidates, ...[...constants.values()].reverse()]
    .map((node) => resolved(source, constants, node))
    .filter(({ name }) => name === 'ObjectExpression');
  return objects[0] ?? null;
}

/** What stands behind `const` at the top of the text. */
function constantsOf(source: Source): Constants {
  const constants = new Map<string, SyntaxNode>();
  for (const declaration of nodesIn(source, 'VariableDeclaration')) {
    const isTop = ['Script', 'ExportDeclaration'].includes(declaration.parent?.name ?? '');
    if (!isTop || declaration.getChild('const') === null) continue;
    for (const equals of declaration.getChildren('Equals')) {
      const name = nameBefore(equals);
      if (name !== null && equals.nextSibling !== null) {
        constants.set(textOf(source, name), equals.nextSibling);
      }
    }
  }
  return constants;
}

/** The name of a constant, before its type. */
function nameBefore(equals: SyntaxNode): SyntaxNode | null {
  let node = equals.prevSibling;
  if (node?.name === 'TypeAnnotation') node = node.prevSibling;
  return node?.name === 'VariableDefinition' ? node : null;
}

function nodesIn(source: Source, name: string): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  source.tree.iterate({
    enter(cursor) {
      if (cursor.name === name) nodes.push(cursor.node);
    },
  });
  return nodes;
}
