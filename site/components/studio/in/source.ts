import { parser } from '@lezer/javascript';

type Tree = ReturnType<typeof parser.parse>;
/** A node of a syntax tree. */
export type SyntaxNode = Tree['topNode'];

/** Code as a syntax tree. */
export interface Source {
  readonly text: string;
  readonly tree: Tree;
}

/** What stands in code that the studio has no use for, with the reason. */
export interface Unread {
  readonly line: number;
  readonly what: string;
  readonly why: string;
}

const grammar = parser.configure({ dialect: 'ts' });

/** The grammar has namespaces with a name only, and not those of modules. */
const moduleName = /\b(declare\s+module\s+)('[^'\n]*'|"[^"\n]*")/g;

/** Parses code; an object that stands alone is an expression. */
export function sourceOf(code: string): Source {
  const named = code.replace(
    moduleName,
    (_, start: string, name: string) => start + '_'.repeat(name.length),
  );
  const trimmed = named.trimEnd().replace(/[;,]$/, '');
  const text = /^\s*\{/.test(named) ? `(${trimmed}\n)` : named;
  return { text, tree: grammar.parse(text) };
}

export function textOf({ text }: Source, node: SyntaxNode): string {
  return text.slice(node.from, node.to);
}

/** The number of the line at a position; the first is 1. */
export function lineAt({ text }: Source, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** What is enough to find a place in code. */
export function firstLine(source: Source, node: SyntaxNode): string {
  return textOf(source, node).split('\n')[0] ?? '';
}

/** The line of the first mistake; `null` if there is none. */
export function mistakeIn(source: Source): number | null {
  const positions: number[] = [];
  source.tree.iterate({
    enter({ type, from }) {
      if (type.isError) positions.push(from);
    },
  });
  const [first] = positions;
  return first === undefined ? null : lineAt(source, first);
}

/** Named children: without brackets, commas and comments. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (/^[A-Za-z]/.test(child.name) && !child.name.endsWith('Comment')) children.push(child);
  }
  return children;
}
