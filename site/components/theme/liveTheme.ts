import { createTheme, type CssVarsThemeOptions, extendTheme } from '@mui/material/styles';
import type { SessionOptions } from '../../families/sessionTheme';
import { type ThemeNode, themeTree } from './themeTree';

/** The theme of the installed package in a scheme, or that of the session if there is one. */
export function liveTheme(
  mode: 'light' | 'dark',
  kept: SessionOptions | null,
): readonly ThemeNode[] {
  const { colorSchemes, ...own } = (kept ?? {}) as CssVarsThemeOptions;
  const scheme = colorSchemes?.[mode];
  const palette = typeof scheme === 'object' ? scheme.palette : {};
  const theme = createTheme({ ...own, cssVariables: false, palette: { ...palette, mode } });
  const { vars } = extendTheme({ colorSchemes: { light: true, dark: true } });
  return themeTree(theme, vars);
}
