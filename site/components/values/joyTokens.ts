import { extendTheme } from '@mui/joy/styles';
import { withoutVariables } from '../theme/withoutVariables';
import type { Scheme } from './themes';

const theme = extendTheme();

export const joyColors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

/** A token of the palette in one scheme, as the installed package sets it. */
export interface JoyToken {
  /** The token that it takes its value from, such as `primary.500`; null where it has its own. */
  readonly from: string | null;
  /** What a browser would show. */
  readonly color: string;
}

/** The token of a palette group, or null where the scheme does not have it. */
export function joyToken(scheme: Scheme, path: string): JoyToken | null {
  let value: unknown = theme.colorSchemes[scheme].palette;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  if (typeof value !== 'string') return null;
  const from = /^var\(--joy-palette-([\w-]+)/.exec(value)?.[1]?.replace('-', '.') ?? null;
  return { from, color: withoutVariables(value) };
}

/** Names of the tokens of a group that hold a color, in their order in the package. */
export function joyTokensOf(group: string): readonly string[] {
  const fields: unknown = Reflect.get(theme.colorSchemes.light.palette, group);
  if (typeof fields !== 'object' || fields === null)
    throw new Error(`The palette has no ${group}. Name another of its groups.`);
  return Object.keys(fields).filter((name) => !name.endsWith('Channel'));
}
