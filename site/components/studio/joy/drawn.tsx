import { useMemo } from 'react';
import { ThemeProvider } from '@emotion/react';
import { type CssVarsThemeOptions, extendTheme } from '@mui/joy/styles';
import { deepmerge } from '@mui/utils';
import { Directed } from '../../../families/Directed';
import { variablesCss } from '../../../families/variablesCss';
import type { KitProviderProps, Options } from '../kit';
import type { Scheme } from '../theme';
import { schemeAttribute, schemeSelector, stageSelector } from '../stage';
import { withDefaultProps } from '../withDefaultProps';

/** The thumb of a slider is placed by an inline style, which only this prop turns around. */
const mirrored: CssVarsThemeOptions = {
  components: { JoySlider: { defaultProps: { isRtl: true } } },
};

function themeOf(options: Options, direction: 'ltr' | 'rtl') {
  const own = options as CssVarsThemeOptions;
  return extendTheme({
    ...(direction === 'rtl' ? deepmerge(own, mirrored) : own),
    direction,
    colorSchemeSelector: schemeSelector,
  });
}

/** The variables of a theme, for the stages of the studio. */
export function joyCss(options: Options): string {
  const sheets = themeOf(options, 'ltr').generateStyleSheets();
  return variablesCss(sheets.map(onStage));
}

/** The style sheets of a theme outside of the studio. */
export function sheetsOf(options: Options): readonly object[] {
  return extendTheme(options).generateStyleSheets();
}

/**
 * Has the rules of a document for the stages. Variables that both schemes share refer to those of one,
 * and are computed where they are declared: each scheme needs them, as the root of an application has.
 */
function onStage(sheet: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(sheet).map(([selector, rule]) => [
      selector === ':root'
        ? `${stageSelector}, [${schemeAttribute}]`
        : selector.replace(':root', stageSelector),
      rule,
    ]),
  );
}

const place = { disablePortal: true };

/** What opens over a screen has its variables: elsewhere it would have those of the page. */
const inPlace = {
  JoyMenu: place,
  JoyModal: place,
  JoySelect: { slotProps: { listbox: place } },
  JoyTooltip: place,
};

/**
 * As below the library's own provider: variables have no fallbacks, which are those of one scheme, and
 * what components use without a variable is of the scheme around them.
 */
function drawnThemeOf(options: Options, scheme: Scheme, direction: 'ltr' | 'rtl') {
  const theme = themeOf(options, direction);
  return { ...theme, ...theme.colorSchemes[scheme], vars: theme.generateThemeVars() };
}

/** Gives the theme to components; the studio writes its variables and sets the scheme. */
export function JoyThemeProvider({ options, scheme, direction, children }: KitProviderProps) {
  const theme = useMemo(
    () => drawnThemeOf(withDefaultProps(options, inPlace), scheme, direction),
    [options, scheme, direction],
  );
  // The library's own provider would choose the scheme, and write the variables to the document.
  return (
    <Directed direction={direction}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </Directed>
  );
}
