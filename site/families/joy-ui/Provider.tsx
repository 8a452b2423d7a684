import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { extendTheme } from '@mui/joy/styles';
import { css } from '../css';
import { Directed } from '../Directed';
import { mirror } from '../mirror';
import { demoScope, NestedThemes, withSchemesOfParts } from './NestedThemes';

type Direction = 'ltr' | 'rtl';

function joyTheme(direction: Direction) {
  return extendTheme({
    direction,
    colorSchemeSelector: '[data-color-scheme="%s"]',
    // Its thumb is placed by an inline style, which only this prop turns around.
    components: direction === 'rtl' ? { JoySlider: { defaultProps: { isRtl: true } } } : {},
  });
}

const themes = { ltr: joyTheme('ltr'), rtl: joyTheme('rtl') };

interface ProviderProps {
  direction: Direction;
  children: ReactNode;
}

// Emotion's ThemeProvider: the library's own would manage the color scheme and write the
// variables itself, which the site already does for every family.
export default function Provider({ direction, children }: ProviderProps) {
  return (
    <Directed direction={direction}>
      <NestedThemes>
        <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
      </NestedThemes>
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
  const styles = css([
    ...generateStyleSheets(),
    {
      [stage]: {
        ...typography['body-md'],
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.body,
      },
      [`[${demoScope}]`]: { display: 'contents' },
      [`${stage}, ${popups}`]: { boxSizing: 'border-box' },
      [`:is(${stage}, ${popups}) :is(*, ::before, ::after)`]: { boxSizing: 'inherit' },
    },
  ]);
  return withSchemesOfParts(styles);
}
