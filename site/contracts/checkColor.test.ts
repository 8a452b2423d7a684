import { expect, test } from 'vitest';
import { checkColor } from '../components/color/checkColor';
import { getContrastRatio } from '@mui/material/styles';
import { hexOf } from '../components/color/hexOf';
import { themeCode } from '../components/color/themeCode';
import { colorsIn, optionsOf, paletteOptions } from '../families/material-ui/palette';
import type { PaletteColors } from '../families/material-ui/palette';
import { sessionCss } from '../families/material-ui/sessionTheme';
import { parseOptions } from '../families/sessionTheme';

const spaces = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'];

test.each([
  ...['#369', '#336699', 'rgb(51, 102, 153)', 'rgba(51, 102, 153, 0.5)', 'hsl(210, 50%, 40%)'],
  ...['hsla(210, 50%, 40%, 0.5)', '  #369 '],
  ...spaces.map((space) => `color(${space} 0.2 0.4 0.6)`),
])('section 5, the color tool takes %s', (color) =>
  expect(checkColor(color)).toMatchObject({ legal: true, color: color.trim() }),
);

test('the color tool says what was read', () => {
  const wide = 'color(a98-rgb 0.2 0.4 0.6)';
  expect(checkColor('#369')).toMatchObject({ read: 'rgb(51, 102, 153)' });
  expect(checkColor('hsl(150,100%,20%)')).toMatchObject({ read: 'hsl(150, 100%, 20%)' });
  expect(checkColor(wide)).toMatchObject({ read: wide });
});

const parts = ['0', '0.5', '.5', '1', '99.9', '100', '255', '360', '-1', '256', '1e2', '0x10', 'x'];
const ends = ['', '%', 'deg'];
const values = parts.flatMap((part) => ends.map((end) => `${part}${end}`));
const opacities = ['', ', 0.5', ', 1', ', 5', ', 50%', ' /0.5', ' / 0.5'];
const tails = ['', ')', '/*', ' url(x)'];
const drawn = /^#[\da-f]+$|^(?:rgba?|hsla?|color)\([a-z\d.,%/ -]+\)$/i;

/** Colors of all formats with numbers of all kinds, most of them wrong. */
function* written(): Generator<string> {
  const starts = ['rgb(', 'rgba(', 'hsl(', 'hsla(', 'color(srgb ', 'color(display-p3 ', 'hwb('];
  for (const start of starts)
    for (const comma of [', ', ',', ' '])
      for (const [index, first] of values.entries())
        for (const other of [values[index] ?? '', '0', '40%', '0.25'])
          for (const opacity of opacities)
            for (const tail of tails)
              yield `${start}${[first, other, other].join(comma)}${opacity})${tail}`;
}

test('section 5, whatever is legal is one color alone, and its contrasts are from 1 to 21', () => {
  const legal = [...new Set(written())].filter((color) => checkColor(color).legal);
  expect(legal.length).toBeGreaterThan(100);
  for (const color of legal) {
    expect(color).toMatch(drawn);
    for (const ground of ['#000', '#fff', '#777']) {
      const contrast = getContrastRatio(color, ground);
      expect(contrast, color).toBeGreaterThanOrEqual(1);
      expect(contrast, color).toBeLessThanOrEqual(21);
    }
  }
});

const forest = { primary: '#00695c', secondary: '#6a1b9a' };
const paletteCss = (colors: PaletteColors) => sessionCss(optionsOf(colors));

test.each([
  [JSON.stringify(optionsOf(forest)), forest],
  [JSON.stringify(optionsOf(forest)).replaceAll('#6a1b9a', 'red url(//evil.example/x)'), null],
  ['{"colorSchemes":{"light":{"palette":{"primary":{"main":"#063"}}}}}', null],
  ['{"colorSchemes":{"light":true}}', null],
  ['{"colorSchemes":1}', null],
  ['null', null],
  ['[]', null],
  ['no JSON', null],
  [null, null],
])('of a theme in the storage of a tab that reads %s, the palette is %s', (stored, palette) =>
  expect(colorsIn(parseOptions(stored))).toEqual(palette),
);

const formats = 'The formats are #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla() and color().';

test.each(['teal', 'oklch(50% 0.1 200)', 'var(--brand)', 'red&blue=1', 'RGB(1, 2, 3)', ''])(
  'section 5, the color tool shows the error for "%s"',
  (color) =>
    expect(checkColor(color)).toMatchObject({
      legal: false,
      advice: formats,
      error: `/production-error/9/?${new URLSearchParams({ 'args[]': color }).toString()}`,
    }),
);

// The library takes these, some as colors with an opacity, others without a number.
const besides = [
  ...['#abcd', '#33669980', '#ab', '#12345', '#zzz', 'rgb(1 2 3)', 'rgb(1, 2, 3', 'rgb(a, b, c)'],
  ...['rgb(1, 2)', 'hsl(210deg 50% 40%)', 'color(srgb 1 1)', 'rgb(1,2,3) url(x)'],
  ...['color(display-p3 0, 0.4, 0.2)', 'color(srgb 100% 0% 0%)', 'rgb(10%,20%,30%)'],
  ...['rgb(0x10,1,2)', 'rgb(1,2,3))', 'rgba(1,2,3,50%)', 'rgba(1,2,3,5)', 'rgb(300,2,3)'],
  ...['rgb(1,2,3)/*)', 'hsl(210, 50, 40)'],
];

test.each(besides)(
  'section 5, what the list lacks is unsupported although the library takes it: %s',
  (color) => {
    const checked = checkColor(color);
    expect(checked).toMatchObject({
      legal: false,
      problem: `Unsupported color: ${color}`,
      error: `/production-error/9/?${new URLSearchParams({ 'args[]': color }).toString()}`,
    });
    expect(checked).toHaveProperty('advice', expect.stringContaining(formats));
  },
);

test('the color tool says how numbers are written', () => {
  const advice = (color: string) => ({ advice: undefined, ...checkColor(color) }).advice;
  const opacity = '; an opacity from 0 to 1 may follow.';
  expect(advice('#abcd')).toBe(formats);
  const colors = {
    'rgb(1 2 3)': 'rgb() has three numbers from 0 to 255 with commas between them',
    'hsl(210, 50, 40)':
      'hsl() has a hue from 0 to 360 and two percentages, with commas between them',
    'color(srgb 1 1)':
      'color() has a space and three numbers from 0 to 1, with one blank between them',
  };
  for (const [color, text] of Object.entries(colors)) {
    expect(advice(color)).toBe(`${formats} ${text}${opacity}`);
  }
});

test('section 5, the color tool shows the error for an unknown space', () =>
  expect(checkColor('color(rec2020 0.2 0.4 0.6)')).toEqual({
    legal: false,
    problem: 'Unsupported color space: rec2020',
    advice: 'The spaces are srgb, display-p3, a98-rgb, prophoto-rgb and rec-2020.',
    error: '/production-error/10/?args%5B%5D=rec2020',
  }));

const wide = 'color(rec-2020 0.2 0.4 0.6)';

test('section 5, browsers are given a color of rec-2020 by the name that they know', () => {
  expect(checkColor(wide)).toMatchObject({ legal: true, css: 'color(rec2020 0.2 0.4 0.6)' });
  expect(checkColor('#369')).toMatchObject({ css: '#369' });
  const css = paletteCss({ primary: wide, secondary: '#6a1b9a' });
  expect(css).toContain('--mui-palette-primary-main:color(rec2020 0.2 0.4 0.6);');
  expect(css).toMatch(/--mui-palette-primary-light:color\(rec2020 [\d. ]+\);/);
  expect(css).not.toContain('rec-2020');
});

test('section 5, the code of a theme has all tokens of a color of rec-2020', () => {
  const code = themeCode({ primary: wide, secondary: '#6a1b9a' });
  expect(code).toContain("main: 'color(rec2020 0.2 0.4 0.6)'");
  expect(code.match(/(main|light|dark): 'color\(rec2020 /g)).toHaveLength(6);
  expect(code.match(/contrastText: '/g)).toHaveLength(2);
  expect(code).toContain("secondary: { main: '#6a1b9a' }");
  expect(code).not.toContain('rec-2020');
});

test('a palette is as it was picked in the light, and readable in the dark', () => {
  expect(paletteOptions(forest, 'light').primary.main).toBe('#00695c');
  expect(paletteOptions(forest, 'dark').primary.main).toBe('rgb(127, 180, 173)');
  expect(paletteOptions({ ...forest, primary: '#000' }, 'dark').primary.main).not.toBe('#000');
});

test('a palette is written as variables for both schemes, unless it is unsupported', () => {
  const css = paletteCss(forest);
  expect(css).toMatch(/:root, ?\[data-color-scheme="light"\]\{--/);
  expect(css).toContain('--mui-palette-primary-main:#00695c;');
  const [, dark] = css.split('[data-color-scheme="dark"]{');
  expect(dark).toContain('--mui-palette-primary-main:rgb(127, 180, 173)');
  const unsupported = { ...forest, secondary: 'teal' };
  expect(() => paletteCss(unsupported)).toThrow('Unsupported `teal` color');
});

test.each([
  ['#369', '#336699'],
  ['rgba(51, 102, 153, 0.5)', '#336699'],
  ['hsl(210, 50%, 40%)', '#336699'],
  ['color(srgb 0.2 0.4 0.6)', '#336699'],
  ['color(display-p3 1.2 -0.1 0)', '#ff0000'],
])("the browser's picker is shown %s as %s", (color, hex) => expect(hexOf(color)).toBe(hex));
