import { useMemo } from 'react';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { Directed } from '../../../families/Directed';
import { variablesCss } from '../../../families/variablesCss';
import type { KitProviderProps, Options } from '../kit';
import { schemeSelector, stageSelector } from '../stage';

function themeOf(options: Options, direction: 'ltr' | 'rtl') {
  return createTheme({
    ...(options as ThemeOptions),
    direction,
    cssVariables: { colorSchemeSelector: schemeSelector, rootSelector: stageSelector },
  });
}

/** The variables of a theme, for the stages of the studio. */
export function materialCss(options: Options): string {
  return variablesCss(themeOf(options, 'ltr').generateStyleSheets());
}

/** The style sheets of a theme outside of the studio. */
export function sheetsOf(options: Options): readonly object[] {
  return createTheme(options).generateStyleSheets();
}

/** Gives the theme to components; the studio writes its variables and sets the scheme. */
export function MaterialThemeProvider({ options, direction, children }: KitProviderProps) {
  const theme = useMemo(() => themeOf(options, direction), [options, direction]);
  return (
    <Directed direction={direction}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </Directed>
  );
}
