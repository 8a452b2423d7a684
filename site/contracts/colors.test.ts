// Section 5 of the specification: which colours the packages take, and how far amounts may go.
import {
  alpha,
  createTheme,
  darken,
  decomposeColor,
  emphasize,
  getContrastRatio,
  lighten,
} from '@mui/material/styles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const spaces = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

const legal = {
  '#369': [51, 102, 153],
  '#336699': [51, 102, 153],
  'rgb(51, 102, 153)': [51, 102, 153],
  'rgba(51, 102, 153, 0.5)': [51, 102, 153, 0.5],
  'hsl(210, 50%, 40%)': [210, 50, 40],
  'hsla(210, 50%, 40%, 0.5)': [210, 50, 40, 0.5],
  ...Object.fromEntries(spaces.map((space) => [`color(${space} 0.2 0.4 0.6)`, [0.2, 0.4, 0.6]])),
};

const unsupported = [
  'teal',
  'transparent',
  'currentColor',
  'inherit',
  '',
  '336699',
  'hwb(210 20% 40%)',
  'lab(42% -4 -33)',
  'lch(42% 33 262)',
  'oklab(49% -0.03 -0.09)',
  'oklch(49% 0.1 250)',
  'color-mix(in srgb, red, blue)',
  'light-dark(#fff, #000)',
  'var(--brand)',
  'RGB(51, 102, 153)',
  'linear-gradient(red, blue)',
];

const unknownSpaces = ['srgb-linear', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65', 'acorn'];

describe('section 5, supported colours', () => {
  test.each(Object.entries(legal))('%s is taken', (color, values) => {
    expect(decomposeColor(color).values).toEqual(values);
    expect(getContrastRatio(color, '#fff')).toBeGreaterThan(1);
  });
});

describe('section 5, unsupported colours', () => {
  test.each(unsupported)('"%s" raises the error', (color) => {
    expect(() => decomposeColor(color)).toThrow(
      `MUI: Unsupported \`${color}\` color.\nThe following formats are supported: ` +
        '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
    );
  });

  test.each(unknownSpaces)('the colour space %s raises the error', (space) => {
    expect(() => decomposeColor(`color(${space} 0.2 0.4 0.6)`)).toThrow(
      `MUI: unsupported \`${space}\` color space.\nThe following color spaces are supported: ` +
        'srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.',
    );
  });

  test('everything that reckons with a colour raises it', () => {
    const uses = [
      () => alpha('teal', 0.5),
      () => darken('teal', 0.5),
      () => lighten('teal', 0.5),
      () => emphasize('teal'),
      () => getContrastRatio('teal', '#fff'),
      () => createTheme({ palette: { primary: { main: 'teal' } } }),
    ];
    for (const use of uses) expect(use).toThrow('Unsupported `teal` color');
  });

  test('a palette that leaves nothing to be reckoned may hold any colour', () => {
    const teal = { main: 'teal', light: 'teal', dark: 'teal', contrastText: 'white' };
    expect(createTheme({ palette: { primary: teal } }).palette.primary.main).toBe('teal');
  });

  test('a production build names the code and the colour', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => decomposeColor('teal')).toThrow('/production-error/?code=9&args%5B%5D=teal');
    expect(() => decomposeColor('color(xyz 1 1 1)')).toThrow(
      '/production-error/?code=10&args%5B%5D=xyz',
    );
    vi.unstubAllEnvs();
  });
});

describe('section 5, amounts are clamped to the range 0 to 1', () => {
  const said = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(said);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    said.mockReset();
  });

  test.each([
    [-1, 0],
    [0, 0],
    [0.25, 0.25],
    [1, 1],
    [1.5, 1],
    [Infinity, 1],
  ])('%d counts as %d', (amount, counted) => {
    for (const color of ['#369', 'hsl(210, 50%, 40%)', 'color(srgb 0.2 0.4 0.6)']) {
      for (const change of [alpha, darken, lighten, emphasize]) {
        expect(change(color, amount)).toBe(change(color, counted));
      }
    }
  });

  test('the ends are black, white, transparent and opaque', () => {
    expect(darken('#369', 2)).toBe('rgb(0, 0, 0)');
    expect(lighten('#369', 2)).toBe('rgb(255, 255, 255)');
    expect(alpha('#369', -2)).toBe('rgba(51, 102, 153, 0)');
    expect(alpha('#369', 2)).toBe('rgba(51, 102, 153, 1)');
  });

  test('an amount out of the range is told in development', () => {
    alpha('#369', 1.5);
    expect(said).toHaveBeenCalledWith('MUI: The value provided 1.5 is out of range [0, 1].');
  });
});
