import type { CssVarsTheme } from '@mui/material/styles';

/**
 * A theme whose variables have no fallbacks, as below the library's own provider. A fallback is the
 * value of one scheme: where the other has none, as for the overlays of surfaces, it would be used.
 */
export function withPlainVariables<Theme extends Pick<CssVarsTheme, 'vars' | 'generateThemeVars'>>(
  theme: Theme,
): Theme {
  return { ...theme, vars: theme.generateThemeVars() };
}
