import { useMemo, useState } from 'react';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { Directed } from '../../../families/Directed';
import { withPlainVariables } from '../../../families/material-ui/withPlainVariables';
import { variablesCss } from '../../../families/variablesCss';
import type { KitProviderProps, Options } from '../kit';
import { schemeSelector, stageSelector } from '../stage';
import { withDefaultProps } from '../withDefaultProps';

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
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const theme = useMemo(() => {
    // What opens over a screen has its variables: elsewhere it would have those of the page.
    const own = { MuiModal: { container }, MuiPopover: { container }, MuiPopper: { container } };
    return withPlainVariables(themeOf(withDefaultProps(options, own), direction));
  }, [options, direction, container]);
  return (
    <Directed direction={direction}>
      <ThemeProvider theme={theme}>
        <div ref={setContainer}>{children}</div>
      </ThemeProvider>
    </Directed>
  );
}
