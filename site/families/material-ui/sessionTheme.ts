import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { sessionTheme, type SessionOptions } from '../sessionTheme';
import { variablesCss } from '../variablesCss';
import { cssColor } from './cssColor';
import { selectorOfSchemes } from './palette';
import { withPlainVariables } from './withPlainVariables';

/** The theme that a reader has put on all demos: see the theme studio, and the page on colors. */
export const materialSession = sessionTheme('material-ui');

/** The theme of these options, whose variables the site writes. */
export function sessionThemeOf(options: SessionOptions, direction: 'ltr' | 'rtl'): Theme {
  const { typography, ...own } = options as ThemeOptions;
  return withPlainVariables(
    createTheme({
      ...own,
      typography: {
        fontFamily: 'Roboto, "Roboto fallback", Helvetica, Arial, sans-serif',
        ...(typeof typography === 'object' && typography),
      },
      direction,
      cssVariables: { colorSchemeSelector: selectorOfSchemes },
    }),
  );
}

/** The variables of the theme as a style sheet for the document, and the text of stages. */
export function sessionCss(options: SessionOptions): string {
  const sheets = sessionThemeOf(options, 'ltr').generateStyleSheets();
  return `${cssColor(variablesCss(sheets))}${stages}{font:var(--mui-font-body1,inherit)}`;
}

/** Those whose demos are drawn in a theme of this library. */
const stages = ':is([data-stage="material-ui"],[data-stage^="x-"])';
