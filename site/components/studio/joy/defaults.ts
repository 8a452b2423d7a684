import { extendTheme } from '@mui/joy/styles';
import { withoutVariables } from '../../theme/withoutVariables';
import type { Scheme } from '../theme';

/** The theme that the library has without options. */
export const defaults = extendTheme();

/** A color of the default palette by its path, such as `text.primary`, as a field shows it. */
export function defaultColor(scheme: Scheme, path: readonly string[]): string {
  return withoutVariables(defaultToken(scheme, path) ?? '')
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .replace(/^rgba\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, 'rgba($1, $2, $3, $4)');
}

/** A token of the default palette, which may refer to another one. */
export function defaultToken(scheme: Scheme, path: readonly string[]): string | undefined {
  let value: unknown = defaults.colorSchemes[scheme].palette;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}
