import { withoutVariables } from './withoutVariables';

/** A field of a theme. */
export interface ThemeNode {
  readonly name: string;
  /** Names from the top, with dots between them. */
  readonly path: string;
  /** The value as code; of a group, how many fields it has. */
  readonly value: string;
  /** A color that can be shown beside the value. */
  readonly color: string | null;
  /** Name of the CSS variable that holds it in a theme with variables. */
  readonly variable: string | null;
  readonly children: readonly ThemeNode[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads a theme; `vars` are those of the same theme with CSS variables. */
export function themeTree(theme: object, vars: object): readonly ThemeNode[] {
  return nodesOf(theme as Fields, vars, '');
}

function nodesOf(fields: Fields, vars: unknown, above: string): readonly ThemeNode[] {
  // What the library calls unstable is nothing to build upon.
  const names = Object.keys(fields).filter((name) => !name.startsWith('unstable_'));
  return names.map((name) => nodeOf(name, fields[name], fieldOf(vars, name), above));
}

function nodeOf(name: string, value: unknown, variable: unknown, above: string): ThemeNode {
  const path = above === '' ? name : `${above}.${name}`;
  const children = isGroup(value) ? nodesOf(value, variable, path) : [];
  return {
    name,
    path,
    value: isGroup(value) ? sizeOf(children.length) : codeOf(value),
    color: typeof value === 'string' ? colorOf(value) : null,
    variable: typeof variable === 'string' ? variableIn(variable) : null,
    children,
  };
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function fieldOf(value: unknown, name: string): unknown {
  return isGroup(value) ? value[name] : undefined;
}

function sizeOf(count: number): string {
  return count === 1 ? '1 field' : `${String(count)} fields`;
}

function codeOf(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'object') return '{}';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value;
}

/** What a browser shows for a color, or for a variable of one that nobody sets. */
function colorOf(value: string): string | null {
  const color = withoutVariables(value);
  return /^(#[\da-f]{3,8}|(rgb|hsl)a?\(.*\)|color\(.*\))$/i.test(color) ? color : null;
}

function variableIn(text: string): string | null {
  return /^var\((--[\w-]+)/.exec(text)?.[1] ?? null;
}

/** The fields whose path or value holds all words, with the groups around them. */
export function matching(nodes: readonly ThemeNode[], search: string): readonly ThemeNode[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? nodes : nodes.flatMap((node) => kept(node, words));
}

function kept(node: ThemeNode, words: readonly string[]): readonly ThemeNode[] {
  const own = `${node.path} ${node.children.length > 0 ? '' : node.value} ${node.variable ?? ''}`;
  if (words.every((word) => own.toLowerCase().includes(word))) return [node];
  const children = node.children.flatMap((child) => kept(child, words));
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** All nodes of a tree, each before those below it. */
export function flat(nodes: readonly ThemeNode[]): readonly ThemeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

/** Paths of the groups around a path, the outermost first. */
export function groupsAround(path: string): readonly string[] {
  const names = path.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}

/** Code that reads a field: `theme.shadows[3]` for `shadows.3`. */
export function accessTo(path: string, owner = 'theme'): string {
  return path.split('.').reduce((code, name) => `${code}${memberCode(name)}`, owner);
}

function memberCode(name: string): string {
  if (/^[a-z_$][\w$]*$/i.test(name)) return `.${name}`;
  return /^\d+$/.test(name) ? `[${name}]` : `['${name}']`;
}
