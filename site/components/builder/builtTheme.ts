import { extendTheme } from '@mui/joy/styles';
import { joyColors } from '../values/joyTokens';
import type { Scheme } from '../values/themes';
import { type Built, fonts, type JoyColor } from './built';
import { type Step, steps, type Tones, tonesOf } from './tones';

const defaults = extendTheme();

const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'] as const;
const headingSizes: readonly string[] = ['xl', 'xl2', 'xl3', 'xl4'];
const corners = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The options of `extendTheme` in which a theme differs from the default one. */
export interface BuiltOptions {
  readonly fontFamily?: Readonly<Record<string, string>>;
  readonly fontSize?: Readonly<Record<string, string>>;
  readonly radius?: Readonly<Record<string, string>>;
  readonly palettes: readonly (readonly [color: JoyColor, tones: Tones])[];
}

/** The tones of a color: the package's own, or those around what was chosen. */
export function tonesIn(built: Built, color: JoyColor): Tones {
  const chosen = built.colors[color];
  if (chosen !== undefined) return tonesOf(chosen);
  const own = steps.map((step) => [step, defaultTone(color, step)] as const);
  return Object.fromEntries(own) as Record<Step, string>;
}

/** What the field of a color shows while nothing is chosen. */
export function defaultTone(color: JoyColor, step: Step): string {
  return defaults.colorSchemes.light.palette[color][step].toLowerCase();
}

export function optionsOf(built: Built): BuiltOptions {
  const fontFamily = textsOf(['body', 'display'], (name) => fonts[built[name]].family);
  const fontSize = textsOf(fontSizes, (name) => {
    const percent = headingSizes.includes(name) ? built.headings : built.text;
    return percent === 100 ? null : scaled(defaults.fontSize[name], percent / 100, 'rem');
  });
  const radius = textsOf(corners, (name) =>
    built.radius === 8 ? null : scaled(defaults.radius[name], built.radius / 8, 'px'),
  );
  return {
    ...(fontFamily && { fontFamily }),
    ...(fontSize && { fontSize }),
    ...(radius && { radius }),
    palettes: joyColors.flatMap((color) =>
      built.colors[color] === undefined ? [] : [[color, tonesIn(built, color)] as const],
    ),
  };
}

function textsOf<Name extends string>(
  names: readonly Name[],
  of: (name: Name) => string | null,
): Readonly<Record<string, string>> | undefined {
  const texts = names.flatMap((name) => {
    const text = of(name);
    return text === null ? [] : [[name, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

function scaled(length: string, factor: number, unit: 'rem' | 'px'): string {
  const digits = unit === 'rem' ? 1e4 : 1;
  return `${String(Math.round(Number.parseFloat(length) * factor * digits) / digits)}${unit}`;
}

function themeOf(built: Built) {
  const { palettes, ...rest } = optionsOf(built);
  const palette = Object.fromEntries(palettes);
  return extendTheme({
    ...rest,
    colorSchemeSelector: '[data-color-scheme="%s"]',
    colorSchemes: { light: { palette }, dark: { palette } },
  });
}

/** The theme's CSS variables in a scheme, to be set on an element. */
export function variablesOf(built: Built, scheme: Scheme): Readonly<Record<string, string>> {
  const rules = themeOf(built)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, string>>));
  const here = rules.filter(
    ([selector]) => selector === ':root' || selector.includes(`"${scheme}"`),
  );
  const all = here.flatMap(([, values]) => Object.entries(values));
  return Object.fromEntries(all.filter(([name]) => name.startsWith('--')));
}

export const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
type Variant = (typeof variants)[number];

/** Text and background of a variant, as a browser shows them. */
export interface Pair {
  readonly color: JoyColor;
  readonly variant: Variant;
  readonly text: string;
  readonly background: string;
}

/** The pairs of all colors and variants, those of a color together. */
export function pairsOf(built: Built, scheme: Scheme): readonly Pair[] {
  const palette: unknown = themeOf(built).colorSchemes[scheme].palette;
  return joyColors.flatMap((color) =>
    variants.map((variant) => ({
      color,
      variant,
      text: resolved(palette, `${color}.${variant}Color`) ?? '',
      background:
        resolved(palette, `${color}.${variant}Bg`) ?? resolved(palette, 'background.body') ?? '',
    })),
  );
}

/** A token, with the tokens that it refers to looked up in the same palette. */
function resolved(palette: unknown, path: string): string | null {
  let value = palette;
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof value !== 'string') return null;
  const from = /^var\(--joy-palette-([\w-]+)/.exec(value)?.[1];
  return from === undefined ? value : resolved(palette, from.replace('-', '.'));
}
