import { type ReactNode, useMemo } from 'react';
import { extendTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import '../goober';
import { css } from '../css';
import { Directed } from '../Directed';
import { mirror } from '../mirror';
import { selectorOfSchemes } from './palette';
import { withPlainVariables } from './withPlainVariables';
import { followSessionTheme } from '../followSessionTheme';
import { useSessionTheme } from '../useSessionTheme';
import { materialSession, sessionCss, sessionThemeOf } from './sessionTheme';
import './fonts.css';

type Direction = 'ltr' | 'rtl';

// What differs between light and dark is in the variables of the style sheet below, so that a
// change of scheme is one attribute of the document and renders nothing again.
function materialTheme(direction: Direction) {
  return withPlainVariables(
    extendTheme({
      direction,
      colorSchemeSelector: selectorOfSchemes,
      colorSchemes: { light: true, dark: true },
      typography: {
        fontFamily: 'Roboto, "Roboto fallback", Helvetica, Arial, sans-serif',
      },
    }),
  );
}

// Readers can put a theme of their own on all demos: see the theme studio.
if (typeof document !== 'undefined') followSessionTheme('material-ui', materialSession, sessionCss);

const themes = { ltr: materialTheme('ltr'), rtl: materialTheme('rtl') };

interface ProviderProps {
  direction: Direction;
  children: ReactNode;
}

// The ThemeProvider of the style system: the library's own would manage the color scheme and
// write the variables itself, which the site already does for every family.
export default function Provider({ direction, children }: ProviderProps) {
  const own = useSessionTheme(materialSession);
  const theme = useMemo(
    () => (own === null ? themes[direction] : sessionThemeOf(own, direction)),
    [own, direction],
  );
  return (
    <Directed direction={direction}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </Directed>
  );
}

Provider.mirror = mirror;

/** The theme as the console shows it. */
export function themeOf(direction: Direction) {
  return themes[direction];
}

/** The theme's variables, and what `CssBaseline` would give a page, for the stage alone. */
export function styleSheet(stage: string): string {
  const { generateStyleSheets, vars, typography } = themes.ltr;
  const popups = 'body > [class*="Mui"]';
  return css([
    ...generateStyleSheets(),
    {
      [stage]: {
        ...typography.body1,
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.default,
        WebkitFontSmoothing: 'antialiased',
      },
      [`${stage}, ${popups}`]: { boxSizing: 'border-box' },
      [`:is(${stage}, ${popups}) :is(*, ::before, ::after)`]: { boxSizing: 'inherit' },
      [`${stage} :is(strong, b)`]: { fontWeight: typography.fontWeightBold },
    },
  ]);
}
