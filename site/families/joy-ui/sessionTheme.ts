import { type CssVarsThemeOptions, extendTheme } from '@mui/joy/styles';
import { sessionTheme, type SessionOptions } from '../sessionTheme';
import { variablesCss } from '../variablesCss';
import { withSchemesOfParts } from './NestedThemes';

/** The theme that a reader has put on all demos: see the theme builder. */
export const joySession = sessionTheme('joy-ui');

/** The theme of these options, whose variables the site writes. */
export function joyThemeOf(options: SessionOptions, direction: 'ltr' | 'rtl') {
  const own = options as CssVarsThemeOptions;
  return extendTheme({
    ...own,
    ...{ direction, colorSchemeSelector: '[data-color-scheme="%s"]' },
    components: direction === 'rtl' ? withMirroredSlider(own.components) : own.components,
  });
}

/** Its thumb is placed by an inline style, which only this prop turns around. */
function withMirroredSlider(components: CssVarsThemeOptions['components'] = {}) {
  const { JoySlider } = components;
  const defaultProps = { ...JoySlider?.defaultProps, isRtl: true };
  return { ...components, JoySlider: { ...JoySlider, defaultProps } };
}

/** The variables of the theme as a style sheet for the document, and the text of stages. */
export function joySessionCss(options: SessionOptions): string {
  const variables = variablesCss(joyThemeOf(options, 'ltr').generateStyleSheets());
  return withSchemesOfParts(
    `${variables}[data-stage="joy-ui"]{font-family:var(--joy-fontFamily-body)}`,
  );
}
