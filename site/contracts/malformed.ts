// What the documented packages make of colours that are malformed, though of a kind that they take.
import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import * as material from '@mui/material/styles';
import * as system from '@mui/system';

/** What a package makes of a colour. */
type Reading = (color: string) => unknown;

interface Malformed {
  /** Every package that has what a column is about: they must agree. */
  readonly columns: Readonly<Record<string, readonly Reading[]>>;
  /** What each column gives, by the colour. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const both = [material, system] as const;

type Part = 'light' | 'dark' | 'contrastText' | 'mainChannel';

/** The three makers of themes, or the two of them that make variables. */
function madeOf(part: Part): readonly Reading[] {
  const palette = (main: string) => ({ palette: { primary: { main } } });
  const makers: readonly Reading[] = [
    (main) => material.createTheme({ ...palette(main), cssVariables: true }).palette.primary,
    (main) =>
      material.extendTheme({ colorSchemes: { light: palette(main) } }).colorSchemes.light?.palette
        .primary,
    (main) => material.createTheme(palette(main)).palette.primary,
  ];
  const used = part === 'mainChannel' ? makers.slice(0, 2) : makers;
  return used.map((make) => (color) => (make(color) as Readonly<Record<Part, string>>)[part]);
}

/** A cell of a table; rounded, since engines compute the last digits differently. */
export function cell(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}

/** What each package returns for malformed colors, by package. */
export const malformed: Readonly<Record<string, Malformed>> = {
  '`@mui/material` and `@mui/system`, the functions': {
    columns: {
      decomposeColor: both.map(
        ({ decomposeColor }) =>
          (color) =>
            decomposeColor(color).values,
      ),
      'alpha 0.5': both.map(
        ({ alpha }) =>
          (color) =>
            alpha(color, 0.5),
      ),
      'darken 0.5': both.map(
        ({ darken }) =>
          (color) =>
            darken(color, 0.5),
      ),
      'lighten 0.5': both.map(
        ({ lighten }) =>
          (color) =>
            lighten(color, 0.5),
      ),
      emphasize: both.map(
        ({ emphasize }) =>
          (color) =>
            emphasize(color),
      ),
      'getContrastRatio to white': both.map(
        ({ getContrastRatio }) =>
          (color) =>
            getContrastRatio(color, '#fff'),
      ),
      getLuminance: both.map(
        ({ getLuminance }) =>
          (color) =>
            getLuminance(color),
      ),
    },
    rows: {
      '#12': [
        '17, 34',
        'rgba(17, 34, , 0.5)',
        'rgb(8, 17, NaN)',
        'rgb(136, 144, NaN)',
        'rgb(52, 67, NaN)',
        'NaN',
        'NaN',
      ],
      '#1234': [
        '17, 34, 51, 0.267',
        'rgba(17, 34, 51, 0.5)',
        'rgba(8, 17, 25, 0.267)',
        'rgba(136, 144, 153, 0.267)',
        'rgba(52, 67, 81, 0.267)',
        '16.154',
        '0.015',
      ],
      '#12345': [
        '17, 34, 51, 0.267, 0.333',
        'rgba(17, 34, 51, 0.5, 0.333)',
        'rgb(8, 17, 25, 0.267, 0.333)',
        'rgb(136, 144, 153, 0.267, 0.333)',
        'rgb(52, 67, 81, 0.267, 0.333)',
        '16.154',
        '0.015',
      ],
      '#33669980': [
        '51, 102, 153, 0.502',
        'rgba(51, 102, 153, 0.5)',
        'rgba(25, 51, 76, 0.502)',
        'rgba(153, 178, 204, 0.502)',
        'rgba(81, 124, 168, 0.502)',
        '6',
        '0.125',
      ],
      '#ggg': [
        'NaN, NaN, NaN',
        'rgba(NaN, NaN, NaN, 0.5)',
        'rgb(NaN, NaN, NaN)',
        'rgb(NaN, NaN, NaN)',
        'rgb(NaN, NaN, NaN)',
        'NaN',
        'NaN',
      ],
      '#teal': [
        'NaN, 238, 170, NaN',
        'rgba(NaN, 238, 170, 0.5)',
        'rgba(NaN, 119, 85, NaN)',
        'rgba(NaN, 246, 212, NaN)',
        'rgba(NaN, 240, 182, NaN)',
        'NaN',
        'NaN',
      ],
      'rgb(1,2)': [
        '1, 2',
        'rgba(1, 2, , 0.5)',
        'rgb(0, 1, NaN)',
        'rgb(128, 128, NaN)',
        'rgb(39, 39, NaN)',
        'NaN',
        'NaN',
      ],
      'rgb(a,b,c)': [
        'NaN, NaN, NaN',
        'rgba(NaN, NaN, NaN, 0.5)',
        'rgb(NaN, NaN, NaN)',
        'rgb(NaN, NaN, NaN)',
        'rgb(NaN, NaN, NaN)',
        'NaN',
        'NaN',
      ],
      'hsl(foo)': [
        'NaN',
        'hsla(NaN, undefined%, undefined%, 0.5)',
        'hsl(NaN, undefined%, NaN%)',
        'hsl(NaN, undefined%, NaN%)',
        'hsl(NaN, undefined%, NaN%)',
        'NaN',
        'NaN',
      ],
      'color(srgb a b c)': [
        'NaN, NaN, NaN',
        'color(srgb NaN NaN NaN /0.5)',
        'color(srgb NaN NaN NaN)',
        'color(srgb NaN NaN NaN)',
        'color(srgb NaN NaN NaN)',
        'NaN',
        'NaN',
      ],
    },
  },
  '`@mui/material`, the makers of themes': {
    columns: {
      light: madeOf('light'),
      dark: madeOf('dark'),
      contrastText: madeOf('contrastText'),
      mainChannel: madeOf('mainChannel'),
    },
    rows: {
      '#12': ['rgb(64, 78, NaN)', 'rgb(11, 23, NaN)', 'rgba(0, 0, 0, 0.87)', '17 34'],
      '#1234': ['rgba(64, 78, 91, 0.267)', 'rgba(11, 23, 35, 0.267)', '#fff', '17 34 51'],
      '#12345': [
        'rgb(64, 78, 91, 0.267, 0.333)',
        'rgb(11, 23, 35, 0.267, 0.333)',
        '#fff',
        '17 34 51',
      ],
      '#33669980': ['rgba(91, 132, 173, 0.502)', 'rgba(35, 71, 107, 0.502)', '#fff', '51 102 153'],
      '#ggg': ['rgb(NaN, NaN, NaN)', 'rgb(NaN, NaN, NaN)', 'rgba(0, 0, 0, 0.87)', 'NaN NaN NaN'],
      '#teal': [
        'rgba(NaN, 241, 187, NaN)',
        'rgba(NaN, 166, 118, NaN)',
        'rgba(0, 0, 0, 0.87)',
        'NaN 238 170',
      ],
      'rgb(1,2)': ['rgb(51, 52, NaN)', 'rgb(0, 1, NaN)', 'rgba(0, 0, 0, 0.87)', '1 2'],
      'rgb(a,b,c)': [
        'rgb(NaN, NaN, NaN)',
        'rgb(NaN, NaN, NaN)',
        'rgba(0, 0, 0, 0.87)',
        'NaN NaN NaN',
      ],
      'hsl(foo)': [
        'hsl(NaN, undefined%, NaN%)',
        'hsl(NaN, undefined%, NaN%)',
        'rgba(0, 0, 0, 0.87)',
        'NaN NaN NaN',
      ],
      'color(srgb a b c)': [
        'color(srgb NaN NaN NaN)',
        'color(srgb NaN NaN NaN)',
        'rgba(0, 0, 0, 0.87)',
        'NaN NaN NaN',
      ],
    },
  },
  '`@mui/system` alone': {
    columns: {
      'blend with white, 0.5': [(color) => system.blend(color, '#fff', 0.5)],
      colorChannel: [(color) => system.colorChannel(color)],
    },
    rows: {
      '#12': ['rgb(136, 145, NaN)', '17 34'],
      '#1234': ['rgb(136, 145, 153)', '17 34 51'],
      '#12345': ['rgb(136, 145, 153)', '17 34 51'],
      '#33669980': ['rgb(153, 179, 204)', '51 102 153'],
      '#ggg': ['rgb(NaN, NaN, NaN)', 'NaN NaN NaN'],
      '#teal': ['rgb(NaN, 247, 213)', 'NaN 238 170'],
      'rgb(1,2)': ['rgb(128, 129, NaN)', '1 2'],
      'rgb(a,b,c)': ['rgb(NaN, NaN, NaN)', 'NaN NaN NaN'],
      'hsl(foo)': ['rgb(NaN, NaN, NaN)', 'NaN'],
      'color(srgb a b c)': ['rgb(NaN, NaN, NaN)', 'NaN NaN NaN'],
    },
  },
  '`@mui/joy`, `extendTheme`': {
    columns: {
      mainChannel: [
        (color) =>
          extendJoyTheme({ colorSchemes: { light: { palette: { primary: { 500: color } } } } })
            .colorSchemes.light.palette.primary.mainChannel,
      ],
    },
    rows: {
      '#12': ['17 34'],
      '#1234': ['17 34 51'],
      '#12345': ['17 34 51'],
      '#33669980': ['51 102 153'],
      '#ggg': ['NaN NaN NaN'],
      '#teal': ['NaN 238 170'],
      'rgb(1,2)': ['1 2'],
      'rgb(a,b,c)': ['NaN NaN NaN'],
      'hsl(foo)': ['NaN'],
      'color(srgb a b c)': ['NaN NaN NaN'],
    },
  },
};
