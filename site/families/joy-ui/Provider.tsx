import { type ReactNode, useMemo } from 'react';
import { ThemeProvider } from '@emotion/react';
import { css } from '../css';
import { Directed } from '../Directed';
import { mirror } from '../mirror';
import { followSessionTheme } from '../followSessionTheme';
import { useSessionTheme } from '../useSessionTheme';
import { demoScope, NestedThemes, withSchemesOfParts } from './NestedThemes';
import { joySession, joySessionCss, joyThemeOf } from './sessionTheme';

type Direction = 'ltr' | 'rtl';

const themes = { ltr: joyThemeOf({}, 'ltr'), rtl: joyThemeOf({}, 'rtl') };

// Readers can put a theme of their own on all demos: see the theme builder.
if (typeof document !== 'undefined') followSessionTheme('joy-ui', joySession, joySessionCss);

interface ProviderProps {
  direction: Direction;
  children: ReactNode;
}

// Emotion's ThemeProvider: the library's own would manage the color scheme and write the
// variables itself, which the site already does for every family.
export default function Provider({ direction, children }: ProviderProps) {
  const own = useSessionTheme(joySession);
  const theme = useMemo(
    () => (own === null ? themes[direction] : joyThemeOf(own, direction)),
    [own, direction],
  );
  return (
    <Directed direction={direction}>
      <NestedThemes>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
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
