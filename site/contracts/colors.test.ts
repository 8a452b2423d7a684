// Section 5 of the specification: which colours the packages take, and how far amounts may go.
import { extendTheme } from '@mui/joy/styles';
import { alpha, createTheme, darken, lighten } from '@mui/material/styles';
import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { blend, hexToRgb, private_safeAlpha, private_safeColorChannel } from '@mui/system';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, malformed } from './malformed';
import { amounts, colorReaders, rows } from './themes';

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
  ...['teal', 'transparent', 'currentColor', 'inherit', '', '336699', 'hwb(210 20% 40%)'],
  ...['lab(42% -4 -33)', 'lch(42% 33 262)', 'oklab(49% -0.03 -0.09)', 'oklch(49% 0.1 250)'],
  ...['color-mix(in srgb, red, blue)', 'light-dark(#fff, #000)', 'var(--brand)'],
  ...['RGB(51, 102, 153)', 'linear-gradient(red, blue)'],
];

const unknownSpaces = ['srgb-linear', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65', 'acorn'];

describe('section 5, supported colours', () =>
  test.each(Object.entries(legal))('%s is taken', (color, values) => {
    expect(decomposeColor(color).values).toEqual(values);
    expect(getContrastRatio(color, '#fff')).toBeGreaterThan(1);
  }));

/** The whole texts, as a development build says them. */
const formatError = (color: string) =>
  `MUI: Unsupported \`${color}\` color.\nThe following formats are supported: ` +
  '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().';
const spaceError = (space: string) =>
  `MUI: unsupported \`${space}\` color space.\nThe following color spaces are supported: ` +
  'srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.';

/** And as a production build does. */
const shortError = (code: number, arg: string) =>
  `Minified MUI error #${code}; visit https://mui.com/production-error/?code=${code}` +
  `&args%5B%5D=${arg} for the full message.`;

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
}

describe.each(rows(colorReaders))('section 5, %s', (name, use) => {
  test.each(Object.keys(legal))('takes %s', (color) => expect(() => use(color)).not.toThrow());

  // An empty colour is none to the makers of themes: they keep their own.
  const refused = name.includes('Theme') ? unsupported.filter(Boolean) : unsupported;

  test.each(refused)('refuses "%s" with the whole text', (color) =>
    expect(messageOf(() => use(color))).toBe(formatError(color)),
  );

  test.each(unknownSpaces)('refuses the colour space %s with the whole text', (space) =>
    expect(messageOf(() => use(`color(${space} 0.2 0.4 0.6)`))).toBe(spaceError(space)),
  );

  test('names the code and the argument in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(messageOf(() => use('teal'))).toBe(shortError(9, 'teal'));
    expect(messageOf(() => use('color(xyz 1 1 1)'))).toBe(shortError(10, 'xyz'));
    vi.unstubAllEnvs();
  });
});

describe('section 5, where packages differ', () => {
  test('the safe forms of the system warn and hand the colour back', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(private_safeAlpha('teal', 0.5, 'Look here.')).toBe('teal');
    expect(private_safeColorChannel('teal', 'Look here.')).toBe('teal');
    expect(warn.mock.calls).toEqual([['Look here.'], ['Look here.']]);
    warn.mockRestore();
  });

  test('hexToRgb checks nothing', () => expect(hexToRgb('teal')).toBe('rgb(238, 170, NaN)'));

  test('a theme of Joy UI reads the shades that get a channel, and no others', () => {
    const withShade = (shade: number) => () =>
      extendTheme({ colorSchemes: { light: { palette: { primary: { [shade]: 'teal' } } } } });
    const read = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].filter(
      (shade) => messageOf(withShade(shade)) === formatError('teal'),
    );
    expect(read).toEqual([200, 500, 700]);
  });

  test('blend does not clamp its opacity', () => {
    expect(blend('#000', '#fff', 1)).toBe('rgb(255, 255, 255)');
    expect(blend('#000', '#666', 2)).toBe('rgb(204, 204, 204)');
  });
});

/** Whatever looks like a colour of a kind that they take, and is none. */
const mistaken = [
  ...['#12', '#1234', '#12345', '#33669980', '#ggg', '#teal'],
  ...['rgb(1,2)', 'rgb(a,b,c)', 'hsl(foo)', 'color(srgb a b c)'],
];

describe.each(Object.entries(malformed))('section 5, malformed, %s', (_, { columns, rows }) => {
  test('every malformed colour has a row', () => expect(Object.keys(rows)).toEqual(mistaken));

  test.each(Object.entries(rows))('%s is taken without an error', (color, cells) => {
    const readings = Object.values(columns);
    const expected = readings.map((packages, place) => packages.map(() => cells[place]));
    expect(readings.map((all) => all.map((read) => cell(read(color))))).toEqual(expected);
  });
});

test('section 5, every function that reads a colour takes the malformed ones', () => {
  for (const [, use] of rows(colorReaders))
    for (const color of mistaken) expect(() => use(color)).not.toThrow();
});

describe('section 5, unsupported colours', () => {
  test('everything that reckons with a colour raises it', () => {
    for (const [, use] of rows(colorReaders))
      expect(() => use('teal')).toThrow(formatError('teal'));
  });

  test('a palette that leaves nothing to be reckoned may hold any colour', () => {
    const teal = { main: 'teal', light: 'teal', dark: 'teal', contrastText: 'white' };
    expect(createTheme({ palette: { primary: teal } }).palette.primary.main).toBe('teal');
  });

  test('a production build names the code and the colour', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => decomposeColor('teal')).toThrow('/production-error/?code=9&args%5B%5D=teal');
    const address = '/production-error/?code=10&args%5B%5D=xyz';
    expect(() => decomposeColor('color(xyz 1 1 1)')).toThrow(address);
    vi.unstubAllEnvs();
  });
});

const said = vi.fn();

describe('section 5, amounts are clamped to the range 0 to 1', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(said);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    said.mockReset();
  });

  test.each([
    [-1, 0],
    [1.5, 1],
    [Infinity, 1],
  ])('%d counts as %d in every package', (amount, counted) => {
    for (const color of ['#369', 'hsl(210, 50%, 40%)', 'color(srgb 0.2 0.4 0.6)']) {
      for (const [, change] of rows(amounts)) {
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

  test.each(rows(amounts))('%s tells in development of an amount out of the range', (_, change) => {
    change('#369', 1.5);
    expect(said).toHaveBeenCalledWith('MUI: The value provided 1.5 is out of range [0, 1].');
  });

  test('a production build clamps without a word', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(alpha('#369', 1.5)).toBe('rgba(51, 102, 153, 1)');
    expect(said).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
});
