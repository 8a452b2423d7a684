// The library makes of the options what the fields of the theme studio say.
import { extendTheme } from '@mui/joy/styles';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrastOf, mended } from '../components/studio/contrastOf';
import { accepts } from '../components/studio/field';
import { joyKit } from '../components/studio/joy/kit';
import { readOldAddress } from '../components/studio/joy/oldAddress';
import { optionsOf } from '../components/studio/options';
import { schemes, type ThemeValue } from '../components/studio/theme';
import { steps, tonesOf } from '../components/studio/tones';
import { field, fields, themeOf } from './joyFields';

const samples = [
  ...['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#facc15'],
  ...['#7c3aed', '#0f766e', '#be185d', '#0b6bcb', '#fff7ed', '#123456'],
];

describe('the palette', () => {
  test('is the default one without values', () => {
    expect(optionsOf(joyKit, {})).toEqual({});
    const standard = extendTheme();
    for (const one of fields.filter(({ kind, id }) => kind === 'color' && !id.includes('.')))
      expect(Reflect.get(standard.palette, one.id)).toMatchObject({
        500: String(one.standard).toUpperCase(),
      });
  });

  test('has ten tones of a color in both schemes', () => {
    const theme = themeOf({ primary: '#facc15' });
    const tones = tonesOf('#facc15');
    for (const scheme of schemes)
      for (const step of steps)
        expect(theme.colorSchemes[scheme].palette.primary[step]).toBe(tones[step]);
    expect(tones[500]).not.toBe('#facc15');
    expect(theme.colorSchemes.light.palette.danger).toEqual(themeOf({}).palette.danger);
  });

  test('has the colors of the grounds in one scheme', () => {
    const { light, dark } = themeOf({ 'dark.background': '#101418' }).colorSchemes;
    expect(dark.palette.background.body).toBe('#101418');
    expect(light.palette.background.body).not.toBe('#101418');
  });
});

describe('the scales of the theme', () => {
  test('have fonts, sizes and weights', () => {
    const type = { 'type.bold': '800', 'type.weight': '300', 'type.tracking': 1.5 };
    const sizes = { text: 90, headings: 120, 'type.leading': 1.6 };
    const theme = themeOf({ body: 'Georgia, serif', ...type, ...sizes });
    expect(theme.fontFamily.body).toBe('Georgia, serif');
    expect(theme.fontFamily.display).toBe(themeOf({}).fontFamily.display);
    expect(theme.fontSize).toMatchObject({ md: '0.9rem', xl: '1.5rem', xl4: '2.7rem' });
    expect(theme.fontWeight.xl).toBe(800);
    expect(theme.lineHeight.md).toBe(1.6);
    expect(theme.typography.h3).toMatchObject({ fontWeight: 300, letterSpacing: '0.015em' });
  });

  test('have radii in proportion, spacing, shadows and a focus ring', () => {
    const shadows = { shadow: 'hard', 'shadow.ring': 'fine', 'shadow.opacity': 200 };
    const theme = themeOf({ radius: 12, focus: 3, spacing: 6, ...shadows });
    expect(theme.radius).toMatchObject({ xs: '3px', sm: '9px', md: '12px', xl: '24px' });
    expect(theme.focus.thickness).toBe('3px');
    expect(theme.spacing(2)).toBe('calc(2 * var(--joy-spacing, 6px))');
    expect(theme.shadow.md).toContain('4px 4px 0px 0px');
    expect(theme.colorSchemes.dark).toMatchObject({ shadowOpacity: '1' });
    expect(theme.colorSchemes.light).toMatchObject({
      shadowOpacity: '0.16',
      shadowRing: expect.stringContaining('0 0 0 1px') as string,
    });
  });
});

describe('contrast', () => {
  test('is that of the colors of the theme', () => {
    const value: ThemeValue = { primary: '#7c3aed', 'dark.background': '#101418' };
    const { palette } = themeOf(value).colorSchemes.dark;
    const pairs = joyKit.pairs(value, 'dark');
    const labeled = (label: string) => pairs.find((one) => one.label === label);
    const soft = { text: palette.primary[200], background: palette.primary[800] };
    expect(labeled('Primary, soft')).toMatchObject(soft);
    const plain = { text: palette.neutral[300], background: '#101418' };
    expect(labeled('Neutral, plain')).toMatchObject(plain);
    expect(pairs).toHaveLength(27);
  });

  test.each(['', ...samples])('text is readable in all variants and schemes: %s', (color) => {
    const names = ['primary', 'neutral', 'danger', 'success', 'warning'];
    const colors = color === '' ? {} : Object.fromEntries(names.map((name) => [name, color]));
    for (const scheme of schemes)
      for (const pair of joyKit.pairs(colors, scheme).filter((one) => names.includes(one.field)))
        expect(contrastOf(pair), `${scheme} ${pair.label}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(samples)('a palette of one color is readable and legal: %s', (seed) => {
    const palette = joyKit.palette(seed);
    expect(palette.primary).toBe(seed);
    for (const [id, value] of Object.entries(palette))
      expect(accepts(field(id), value, joyKit.isColor), id).toBe(true);
    for (const scheme of schemes)
      for (const pair of joyKit.pairs(palette, scheme))
        expect(contrastOf(pair), `${scheme} ${pair.label}`).toBeGreaterThanOrEqual(4.5);
  });

  test('is mended by the field of the pair', () => {
    const value: ThemeValue = { 'light.background': '#b0b0b0', 'light.faint': '#999999' };
    for (const pair of joyKit.pairs(value, 'light').filter((one) => contrastOf(one) < 4.5)) {
      const color = mended(joyKit, value, 'light', pair);
      expect(color, pair.label).not.toBeNull();
      const after = joyKit.pairs({ ...value, [pair.field]: color ?? '' }, 'light');
      const same = after.find(({ label }) => label === pair.label);
      expect(same && contrastOf(same)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('a color is one that tones can be made of', () => {
  expect(['#0af', '#0f766e', 'rgb(1, 2, 3)', 'hsl(1, 2%, 3%)'].every(joyKit.isColor)).toBe(true);
  expect(['', 'teal', '#12345', 'url(x)', 'var(--x)'].some(joyKit.isColor)).toBe(false);
});

describe('the stage', () => {
  test('has the variables of each scheme, and the shared ones in each', () => {
    const css = joyKit.css(optionsOf(joyKit, { primary: '#0f766e', radius: 4 }));
    const selectors = [...css.matchAll(/(?:^|\})([^{}]+)\{/g)].map(([, selector]) => selector);
    expect(selectors).toEqual([
      '.studio-stage, [data-studio-scheme]',
      '.studio-stage, [data-studio-scheme="light"]',
      '[data-studio-scheme="dark"]',
    ]);
    expect(css).toContain('--joy-radius-md:4px');
    expect(css.split('--joy-palette-primary-500:#0f766e')).toHaveLength(3);
  });

  const fields = { 'JoyButton.root.--Button-radius': 20, 'JoyButton.color': 'success' };
  const options = optionsOf(joyKit, fields);
  const children = [
    createElement(Button, { key: 'button' }, 'Save'),
    createElement(Slider, { key: 'slider', defaultValue: 20 }),
  ];
  const drawn = (direction: 'ltr' | 'rtl') => {
    const props = { scheme: 'light', options, direction, children } as const;
    return renderToStaticMarkup(createElement(joyKit.Provider, props));
  };

  test('draws components with the options, in both directions', () => {
    expect(drawn('ltr')).toContain('--Button-radius:20px');
    expect(drawn('ltr')).toContain('MuiButton-colorSuccess');
    expect(drawn('ltr')).toMatch(/left:20%/);
    expect(drawn('rtl')).toMatch(/right:20%/);
    expect(drawn('rtl')).toContain('--Button-radius:20px');
  });
});

describe('an address of the builder before', () => {
  test('is read', () => {
    expect(readOldAddress('')).toEqual({});
    expect(readOldAddress('?primary=0f766e&radius=4')).toEqual({ primary: '#0f766e', radius: 4 });
    const body = 'ui-monospace, Menlo, Consolas, monospace';
    const display = 'Georgia, "Times New Roman", serif';
    const address = '?danger=0AF&body=mono&display=serif&text=90&headings=120';
    const values = { danger: '#00aaff', body, display, text: 90, headings: 120 };
    expect(readOldAddress(address)).toEqual(values);
  });

  test('has only values that fields accept', () => {
    const wrong =
      '?primary=teal&body=comic&display=toString&text=900&radius=x&headings=&neutral=12';
    expect(readOldAddress(wrong)).toEqual({});
    expect(readOldAddress('?body=inter&text=100&radius=8&other=1')).toEqual({});
    for (const [id, value] of Object.entries(readOldAddress('?body=system&display=mono')))
      expect(accepts(field(id), value, joyKit.isColor)).toBe(true);
  });

  test('makes the theme that it made', () => {
    const { palette } = themeOf(readOldAddress('?primary=0f766e')).colorSchemes.dark;
    expect(palette.primary).toMatchObject({ 50: '#f3f7f7', 500: '#0f766e', 900: '#051614' });
  });
});
