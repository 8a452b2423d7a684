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
  /** The function that makes the theme, and the module that it is imported from; empty without one. */
  readonly maker: string;
  readonly from: string;
  /** Where the theme begins. */
  readonly line: number;
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
    if (options === null) return null;
    const line = lineAt(source, options.from);
    return { options, maker: '', from: '', line, constants, unread: [] };
  }
  const [options, ...more] = childrenOf(call.getChild('ArgList') ?? call);
  const unread = [
    ...more.map((node) => notRead(source, node, 'is another argument of the theme')),
    ...others.map((node) => notRead(source, node, 'is another theme; the first is read')),
    ...wrappersOf(source, call).map((node) => notRead(source, node, changesTheme)),
  ];
  const maker = calleeIn(source, call);
  const from = moduleOf(source, maker);
  const line = lineAt(source, call.from);
  return { options: options ?? null, maker, from, line, constants, unread };
}

function notRead(source: Source, node: SyntaxNode, why: string): Unread {
  return { line: lineAt(source, node.from), what: firstLine(source, node), why };
}

function callsIn(source: Source): readonly SyntaxNode[] {
  return nodesIn(source, 'CallExpression').filter((call) => makers.has(calleeIn(source, call)));
}

/** The name of the function that is called; empty where it has no name of its own. */
function calleeIn(source: Source, call: SyntaxNode): string {
  const [callee] = childrenOf(call);
  const name = callee?.name === 'InstantiationExpression' ? callee.firstChild : callee;
  return name?.name === 'VariableName' ? textOf(source, name) : '';
}

const changesTheme = 'is a function that changes the theme: its changes are not read';

/** Calls such as `responsiveFontSizes` that get the theme, or the variable that it is assigned to. */
function wrappersOf(source: Source, theme: SyntaxNode): readonly SyntaxNode[] {
  const variable = variableOf(source, theme);
  return nodesIn(source, 'CallExpression').filter((call) => {
    const name = calleeIn(source, call);
    if (name === '' || makers.has(name)) return false;
    return childrenOf(call.getChild('ArgList') ?? call).some(
      (node) =>
        (node.from <= theme.from && node.to >= theme.to && node.name === 'CallExpression') ||
        (variable !== '' && textOf(source, node) === variable),
    );
  });
}

/** The variable that is declared with a value; empty if the value is used at once. */
function variableOf(source: Source, value: SyntaxNode): string {
  const equals = value.parent?.name === 'VariableDeclaration' ? value.prevSibling : null;
  const name = equals?.name === 'Equals' ? nameBefore(equals) : null;
  return name === null ? '' : textOf(source, name);
}

/** The module that a name is imported from; empty if the code does not import it. */
function moduleOf(source: Source, name: string): string {
  const declaration = nodesIn(source, 'ImportDeclaration').find((one) =>
    one
      .getChild('ImportGroup')
      ?.getChildren('VariableDefinition')
      .some((node) => textOf(source, node) === name),
  );
  const module = declaration?.getChild('String');
  return module === null || module === undefined ? '' : textOf(source, module).slice(1, -1);
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
