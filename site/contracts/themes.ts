// What the documented packages export that reads colors or takes a theme, by package.
import * as joy from '@mui/joy/styles';
import * as material from '@mui/material/styles';
import * as system from '@mui/system';

type Use = (color: string) => unknown;

/** Functions that read a color and raise the error at once, each with what else it needs. */
export const colorReaders: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  '@mui/material': {
    alpha: (color) => material.alpha(color, 0.5),
    createTheme: (main) => material.createTheme({ palette: { primary: { main } } }),
    'createTheme with variables': (main) =>
      material.createTheme({ cssVariables: true, palette: { primary: { main } } }),
    darken: (color) => material.darken(color, 0.5),
    decomposeColor: (color) => material.decomposeColor(color),
    emphasize: (color) => material.emphasize(color),
    extendTheme: (main) =>
      material.extendTheme({ colorSchemes: { light: { palette: { primary: { main } } } } }),
    getContrastRatio: (color) => material.getContrastRatio(color, '#fff'),
    getLuminance: (color) => material.getLuminance(color),
    lighten: (color) => material.lighten(color, 0.5),
  },
  '@mui/system': {
    alpha: (color) => system.alpha(color, 0.5),
    blend: (color) => system.blend(color, '#fff', 0.5),
    colorChannel: (color) => system.colorChannel(color),
    darken: (color) => system.darken(color, 0.5),
    decomposeColor: (color) => system.decomposeColor(color),
    emphasize: (color) => system.emphasize(color),
    getContrastRatio: (color) => system.getContrastRatio(color, '#fff'),
    getLuminance: (color) => system.getLuminance(color),
    lighten: (color) => system.lighten(color, 0.5),
  },
  '@mui/joy': {
    extendTheme: (color) =>
      joy.extendTheme({ colorSchemes: { light: { palette: { primary: { 500: color } } } } }),
  },
};

type Change = (color: string, amount: number) => string;

/** Functions that take an amount from 0 to 1. */
export const amounts: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  '@mui/material': {
    alpha: material.alpha,
    darken: material.darken,
    emphasize: material.emphasize,
    lighten: material.lighten,
  },
  '@mui/system': {
    alpha: system.alpha,
    darken: system.darken,
    emphasize: system.emphasize,
    lighten: system.lighten,
  },
};

type Make = (options: object) => unknown;

/** Functions that refuse a field `vars`. */
export const varsRefused: Readonly<Record<string, Make>> = {
  '@mui/material createTheme': (options) => material.createTheme(options),
  '@mui/material createTheme with variables': (options) =>
    material.createTheme({ ...options, cssVariables: true }),
  '@mui/material extendTheme': (options) => material.extendTheme(options),
};

/** Functions that do not, with what is left of its `brand`. */
export const varsTaken: Readonly<Record<string, readonly [make: Make, brand: unknown]>> = {
  '@mui/system createTheme': [(options) => system.createTheme(options), '#369'],
  '@mui/joy extendTheme': [(options) => joy.extendTheme(options), undefined],
};

/** All rows of a table by package, for tests. */
export function rows<Value>(
  table: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): readonly (readonly [name: string, value: Value])[] {
  return Object.entries(table).flatMap(([name, uses]) =>
    Object.entries(uses).map(([use, value]) => [`${name} ${use}`, value] as const),
  );
}
