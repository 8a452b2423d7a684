import type { Pair } from '../kit';
import type { Entry, Scheme, ThemeValue } from '../theme';
import { colorFields, colorLabels, colorNames } from './colorFields';
import { defaultToken } from './defaults';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

/** Text of all variants in each color, and of the page, with what lies behind it. */
export function pairsOf(theme: ThemeValue, scheme: Scheme): readonly Pair[] {
  const token = paletteOf(theme, scheme);
  const color = (path: string) => resolved(token, path) ?? '';
  const on = (label: string, ground: string, field: string, text: string, background: string) => ({
    label: `${label} on ${ground}`,
    text: color(`text.${text}`),
    background: color(`background.${background}`),
    field: `${scheme}.${field}`,
  });
  return [
    on('Text', 'the background', 'text', 'primary', 'body'),
    on('Text', 'surfaces', 'text', 'primary', 'surface'),
    on('Text', 'popups', 'text', 'primary', 'popup'),
    on('Secondary text', 'the background', 'quiet', 'secondary', 'body'),
    on('Secondary text', 'surfaces', 'quiet', 'secondary', 'surface'),
    on('Tertiary text', 'the background', 'faint', 'tertiary', 'body'),
    on('Tertiary text', 'surfaces', 'faint', 'tertiary', 'surface'),
    ...colorNames.flatMap((name) =>
      variants.map((variant) => ({
        label: `${colorLabels[name]}, ${variant}`,
        text: color(`${name}.${variant}Color`),
        background: resolved(token, `${name}.${variant}Bg`) ?? color('background.body'),
        field: name,
      })),
    ),
  ];
}

type Token = (path: readonly string[]) => string | undefined;

/** The tokens of a palette: what the theme has for them, or the library. */
function paletteOf(theme: ThemeValue, scheme: Scheme): Token {
  const entries = colorFields.flatMap((field): readonly Entry[] => {
    const value = theme[field.id];
    return value === undefined || value === field.standard ? [] : field.write(String(value), theme);
  });
  const own = new Map(entries.map(([path, value]) => [path.join('.'), value]));
  return (path) => {
    const value = own.get(['colorSchemes', scheme, 'palette', ...path].join('.'));
    return typeof value === 'string' ? value : defaultToken(scheme, path);
  };
}

/** A color, with the tokens that it refers to looked up in the same palette. */
function resolved(token: Token, path: string): string | undefined {
  const value = token(path.split('.'));
  const from = /^var\(--joy-palette-([\w-]+)/.exec(value ?? '')?.[1];
  return from === undefined ? value : resolved(token, from.replace('-', '.'));
}
