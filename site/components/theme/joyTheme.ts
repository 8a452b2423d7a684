import { extendTheme } from '@mui/joy/styles';
import { type ThemeNode, themeTree } from './themeTree';
import type { ThemeQuery } from './useQuery';

/** The default theme of the installed package, as components find it in a scheme. */
export function joyTheme(scheme: ThemeQuery['scheme']): readonly ThemeNode[] {
  // The fields of a scheme are those of the theme while it is shown, and each field names its variable.
  const { colorSchemes, vars, ...theme } = extendTheme();
  const { palette, ...rest } = colorSchemes[scheme];
  return themeTree({ ...theme, ...rest, palette: { ...palette, colorScheme: scheme } }, vars);
}
