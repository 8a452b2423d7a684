import type { ReactNode } from 'react';
import { createTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { RightToLeft } from '../RightToLeft';
import { css } from '../css';

type Direction = 'ltr' | 'rtl';

// Variables for both schemes: what differs between light and dark is in the style sheet below, so
// that a change of scheme is one attribute of the document and renders nothing again.
function materialTheme(direction: Direction) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-color-scheme="%s"]' },
    colorSchemes: { light: true, dark: true },
  });
}

const themes = { ltr: materialTheme('ltr'), rtl: materialTheme('rtl') };

interface ProviderProps {
  direction: Direction;
  children: ReactNode;
}

// The plain ThemeProvider of the style system: the one of the component library would manage the
// colour scheme and write the variables itself, which the site already does for every family.
export default function Provider({ direction, children }: ProviderProps) {
  const themed = <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>;
  return direction === 'rtl' ? <RightToLeft>{themed}</RightToLeft> : themed;
}

/** The theme's variables, and the ground and text of a stage that shows its components. */
export function styleSheet(stage: string): string {
  const { generateStyleSheets, vars, typography } = themes.ltr;
  return css([
    ...generateStyleSheets(),
    {
      [stage]: {
        ...typography.body1,
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.default,
      },
    },
  ]);
}
