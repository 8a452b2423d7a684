import { isSame } from '../field';
import type { Kit } from '../kit';
import { entriesOf, nested } from '../options';
import type { Entry, Literal, ThemeValue } from '../theme';
import { literalOf } from '../in/literalOf';
import { type Token, tokenOf } from './token';

/** Where a file of tokens has what the format has no type for. */
export const extension = 'org.showfloor.theme-studio';

/** A theme as design tokens in JSON. */
export function tokens(kit: Kit, theme: ThemeValue): string {
  const entries = entriesOf(kit, theme);
  const typed = entries.flatMap(([path, value]): [readonly string[], Token][] => {
    const token = tokenOf(path, value, kit.isColor);
    return token === null ? [] : [[groupOf(path), token]];
  });
  const rest = entries.filter(([path, value]) => !isGivenBack(kit, path, value));
  const groups = nested(typed as unknown as readonly Entry[]);
  const own = rest.length === 0 ? {} : { $extensions: { [extension]: { options: nested(rest) } } };
  return `${JSON.stringify({ ...groups, ...own }, null, 2)}\n`;
}

function isGivenBack(kit: Kit, path: readonly string[], value: Literal): boolean {
  const token = tokenOf(path, value, kit.isColor);
  return token !== null && isSame(literalOf(token), value);
}

/** Colors are grouped by their scheme; all else as in the options. */
function groupOf(path: readonly string[]): readonly string[] {
  const [first, scheme = '', palette, ...rest] = path;
  return first === 'colorSchemes' && palette === 'palette' ? [scheme, ...rest] : path;
}
