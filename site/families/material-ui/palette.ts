import { extendTheme, getContrastRatio, lighten } from '@mui/material/styles';
import type { SessionOptions } from '../sessionTheme';
import { isLegalColor } from './legalColor';

/** The colors that a reader has picked. */
export interface PaletteColors {
  readonly primary: string;
  readonly secondary: string;
}

export type Scheme = 'light' | 'dark';

export const defaultColors: PaletteColors = { primary: '#1976d2', secondary: '#9c27b0' };

export const selectorOfSchemes = '[data-color-scheme="%s"]';

const darkGround = '#121212';
/** So light that dark text can stand on the tone, too. */
const readable = 7;
const steps = [0, 0.2, 0.35, 0.5, 0.65, 0.8];

/** What `createTheme` is given for a scheme: on a dark ground, a tone that can be read there. */
export function paletteOptions({ primary, secondary }: PaletteColors, scheme: Scheme) {
  const tone = scheme === 'light' ? (color: string) => color : toneForDark;
  return { primary: { main: tone(primary) }, secondary: { main: tone(secondary) } };
}

/** A lighter tone, but no lighter than it has to be on a dark ground. */
function toneForDark(color: string): string {
  const tones = steps.map((amount) => (amount === 0 ? color : lighten(color, amount)));
  const fits = (tone: string) => getContrastRatio(tone, darkGround) >= readable;
  return tones.find(fits) ?? '#fff';
}

/**
 * The variables of a palette, for each scheme.
 *
 * @throws the library's error for a color that it does not support
 */
export function paletteVariables(colors: PaletteColors): Record<Scheme, Record<string, string>> {
  const theme = extendTheme({
    colorSchemeSelector: selectorOfSchemes,
    colorSchemes: {
      light: { palette: paletteOptions(colors, 'light') },
      dark: { palette: paletteOptions(colors, 'dark') },
    },
  });
  const sheets = theme.generateStyleSheets() as Sheet[];
  return { light: ofScheme(sheets, 'light'), dark: ofScheme(sheets, 'dark') };
}

/** A theme with these colors alone. */
export function optionsOf(colors: PaletteColors): SessionOptions {
  return {
    colorSchemes: {
      light: { palette: paletteOptions(colors, 'light') },
      dark: { palette: paletteOptions(colors, 'dark') },
    },
  };
}

/** The two colors of a theme's light scheme; none if it has no legal ones of its own. */
export function colorsIn(options: SessionOptions | null): PaletteColors | null {
  const palette = field(field(field(options, 'colorSchemes'), 'light'), 'palette');
  const primary = field(field(palette, 'primary'), 'main');
  const secondary = field(field(palette, 'secondary'), 'main');
  return isColor(primary) && isColor(secondary) ? { primary, secondary } : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && isLegalColor(value);
}

type Sheet = Record<string, Record<string, string | number>>;

function ofScheme(sheets: Sheet[], scheme: Scheme): Record<string, string> {
  const ends = selectorOfSchemes.replace('%s', scheme);
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const variables = rules.filter(([selector]) => selector.endsWith(ends));
  const entries = variables.flatMap(([, values]) => Object.entries(values));
  const own = entries.filter(([name]) => name.startsWith('--'));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
