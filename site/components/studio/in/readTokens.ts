import { isSame } from '../field';
import type { Kit } from '../kit';
import { extension } from '../out/tokens';
import { tokenOf } from '../out/token';
import { schemes } from '../theme';
import { literalOf } from './literalOf';
import { type Leaf, leavesOf } from './literals';
import { type Read, readEntries } from './readEntries';
import { sourceOf, type Source, type Unread } from './source';
import { findOptions } from './findOptions';

/** A token in a file, with the type that it has or that its group has. */
interface Found {
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
}

type Group = Readonly<Record<string, unknown>>;

/** The theme in a file of design tokens; `null` if a text is no such file. */
export function readTokens(kit: Kit, text: string): Read | null {
  const file = jsonIn(text);
  if (file === null) return null;
  const found = tokensIn(file, [], '');
  const source = sourceOf(text);
  const lines = linesOf(source);
  const held = heldIn(lines);
  if (found.length === 0 && held.length === 0) return null;
  const leaves = new Map(held.map((leaf) => [leaf.path.join('\n'), leaf]));
  const unread: Unread[] = [];
  for (const { path, type, value } of found) {
    const place = placeOf(path);
    const own = leaves.get(place.join('\n'));
    const line = lineOf(lines, path);
    if (own !== undefined && isToken(kit, own, value)) continue;
    const literal = isReference(value) ? undefined : literalOf({ $type: type, $value: value });
    if (literal === undefined) unread.push({ line, what: path.join('.'), why: reason(value) });
    else leaves.set(place.join('\n'), { path: place, value: literal, line });
  }
  return readEntries(kit, { leaves: [...leaves.values()], unread });
}

function jsonIn(text: string): Group | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text) as Group;
  } catch (error) {
    // Options that are pasted as code begin with the same sign.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function tokensIn(group: Group, path: readonly string[], inherited: string): readonly Found[] {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) return [{ path, type, value: group.$value }];
  return Object.entries(group).flatMap(([name, one]) =>
    name.startsWith('$') || typeof one !== 'object' || one === null
      ? []
      : tokensIn(one as Group, [...path, name], type),
  );
}

/** All literals of the file: they know their lines. */
function linesOf(source: Source): readonly Leaf[] {
  const found = findOptions(source);
  return found === null ? [] : leavesOf(source, found.constants, found.options).leaves;
}

/** The options that stand in the file as they are. */
function heldIn(lines: readonly Leaf[]): readonly Leaf[] {
  const start = ['$extensions', extension, 'options'];
  return lines
    .filter(({ path }) => start.every((name, index) => path[index] === name))
    .map((leaf) => ({ ...leaf, path: leaf.path.slice(start.length) }));
}

/** Whether a token says the same as the option that was kept beside it. */
function isToken(kit: Kit, { path, value }: Leaf, found: unknown): boolean {
  const token = tokenOf(path, value, kit.isColor);
  return token !== null && isSame(token.$value as Leaf['value'], found as Leaf['value']);
}

function placeOf(path: readonly string[]): readonly string[] {
  const [first, ...rest] = path;
  const scheme = schemes.find((one) => one === first);
  return scheme === undefined ? path : ['colorSchemes', scheme, 'palette', ...rest];
}

function lineOf(lines: readonly Leaf[], path: readonly string[]): number {
  const leaf = lines.find((one) => path.every((name, index) => one.path[index] === name));
  return leaf?.line ?? 1;
}

function isReference(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('{');
}

function reason(value: unknown): string {
  return isReference(value)
    ? 'is a reference to another token'
    : 'has a type or a value that the studio does not read';
}
