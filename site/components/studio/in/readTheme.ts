import type { Kit } from '../kit';
import type { Scheme } from '../theme';
import { findOptions, type Found } from './findOptions';
import { type Leaf, type Leaves, leavesOf } from './literals';
import { type Read, readEntries } from './readEntries';
import { readTokens } from './readTokens';
import { mistakeIn, sourceOf } from './source';

/** Why nothing could be read, and where. */
export interface Mistake {
  readonly line: number;
  readonly problem: string;
}

/** The theme in code that makes one, in its options alone, or in a file of design tokens. */
export function readTheme(kit: Kit, text: string): Read | Mistake {
  const tokens = readTokens(kit, text);
  if (tokens !== null) return tokens;
  const source = sourceOf(text);
  const line = mistakeIn(source);
  if (line !== null)
    return { line, problem: `The code has a syntax error in line ${String(line)}.` };
  const found = findOptions(source);
  if (found === null) {
    const problem = `No theme was found: paste ${kit.make}({ … }), its options, or design tokens.`;
    return { line: 1, problem };
  }
  if (isOfOtherLibrary(kit, found)) {
    const problem = `This theme is for another library than ${kit.name}: open the studio of that library to import it.`;
    return { line: found.line, problem };
  }
  const { leaves, unread } = leavesOf(source, found.constants, found.options);
  const scheme = schemeOf(leaves);
  const own = respelled({ leaves, unread: [...found.unread, ...unread] }, scheme ?? 'light');
  return { ...readEntries(kit, own), ...(scheme !== null && { scheme }) };
}

/** Whether a theme is made by a function that only another library has, or that comes from another one. */
function isOfOtherLibrary({ make, module }: Kit, { maker, from }: Found): boolean {
  const [scope = '', library = ''] = module.split('/');
  const [otherScope, other = ''] = from.split('/');
  if (otherScope === scope) return other !== library;
  return from === '' && maker === 'createTheme' && make !== 'createTheme';
}

/** The scheme of a palette beside the color schemes: that of its mode; `null` without such a palette. */
function schemeOf(leaves: readonly Leaf[]): Scheme | null {
  const own = leaves.filter(({ path }) => path[0] === 'palette');
  if (own.length === 0) return null;
  return own.some(({ path, value }) => path[1] === 'mode' && value === 'dark') ? 'dark' : 'light';
}

function respelled({ leaves, unread }: Leaves, scheme: Scheme): Leaves {
  const own = leaves.flatMap((leaf): readonly Leaf[] => {
    const [first, second = '', , inner] = leaf.path;
    if (first === 'colorSchemes' && inner === 'mode' && leaf.value === second) return [];
    if (first !== 'palette') return [leaf];
    if (second === 'mode' && leaf.value === scheme) return [];
    return [{ ...leaf, path: ['colorSchemes', scheme, ...leaf.path], written: leaf.path }];
  });
  return { leaves: own, unread };
}
