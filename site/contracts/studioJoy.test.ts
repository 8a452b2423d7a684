// What the theme studio writes for Joy UI is what it reads, and what the library makes a theme of.
import { extendTheme } from '@mui/joy/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import { describe, expect, test } from 'vitest';
import { contrastOf, mended } from '../components/studio/contrastOf';
import { accepts, type Field } from '../components/studio/field';
import { joyKit } from '../components/studio/joy/kit';
import { readOldAddress } from '../components/studio/joy/oldAddress';
import { fieldsOf, type Options } from '../components/studio/kit';
import { optionsOf } from '../components/studio/options';
import { schemes, type FieldValue, type Lookup, type ThemeValue } from '../components/studio/theme';
import { steps, tonesOf } from '../components/studio/tones';
import { legalProps, legalSlots } from './joyNames';

const fields = fieldsOf(joyKit, {});
const field = (id: string) => {
  const found = fields.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no field ${id}.`);
  return found;
};

const samples = [
  ...['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#facc15'],
  ...['#7c3aed', '#0f766e', '#be185d', '#0b6bcb', '#fff7ed', '#123456'],
];

/** Values that a reader can give to a field, without the library's own. */
function valuesOf(one: Field): readonly FieldValue[] {
  switch (one.kind) {
    case 'color':
      return ['#0f766e', '#7c3aed', '#123456'];
    case 'number':
      return [one.min, one.min + one.step, one.max - one.step, one.max].map(
        (value) => Math.round(value * 1000) / 1000,
      );
    case 'choice':
      return one.choices.map(({ value }) => value).filter((value) => value !== one.standard);
    case 'switch':
      return [true];
    case 'font':
      return ['Georgia, serif', '"Iowan Old Style", ui-serif'];
  }
}

function lookupIn(options: Options): Lookup {
  return (...path) =>
    path.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      options,
    ) as ReturnType<Lookup>;
}

function readBack(options: Options): ThemeValue {
  const lookup = lookupIn(options);
  return Object.fromEntries(
    fields.flatMap((one) => {
      const value = one.read(lookup);
      return value === undefined ? [] : [[one.id, value]];
    }),
  );
}

const themeOf = (value: ThemeValue) => extendTheme(optionsOf(joyKit, value));

test('fields have ids of their own, and values that they accept', () => {
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  for (const one of fields) expect(accepts(one, one.standard, joyKit.isColor), one.id).toBe(true);
});

test.each(fields.map((one) => [one.id, one] as const))('%s is read as it is written', (id, one) => {
  for (const value of valuesOf(one)) {
    if (value === one.standard) continue;
    expect(accepts(one, value, joyKit.isColor), `${id} ${String(value)}`).toBe(true);
    expect(readBack(optionsOf(joyKit, { [id]: value }))).toEqual({ [id]: value });
  }
});

test('all fields together are read as they are written', () => {
  for (const at of [0, 1, -1]) {
    const theme = Object.fromEntries(
      fields.flatMap((one) => {
        const value = valuesOf(one).at(at) ?? valuesOf(one)[0];
        return value === undefined || value === one.standard ? [] : [[one.id, value]];
      }),
    );
    expect(readBack(optionsOf(joyKit, theme))).toEqual(theme);
  }
});

test('what no field has written is claimed by none', () => {
  const palette = { primary: { 500: '#ff0000' }, danger: tonesOf('#b91c1c') };
  expect(
    readBack({
      radius: { md: '1rem' },
      fontSize: { md: '17px', xl4: '3rem' },
      shadow: { md: 'none' },
      focus: { thickness: 'thin' },
      lineHeight: { sm: 1.2 },
      typography: { h1: { letterSpacing: 0, fontWeight: 900 } },
      colorSchemes: {
        light: { palette: { ...palette, warning: { 500: 'oops' } }, shadowRing: 'none' },
        dark: { shadowOpacity: '0.5' },
      },
      components: {
        JoyButton: { defaultProps: { size: 'sm' }, styleOverrides: { root: { color: 'red' } } },
        JoyInput: { styleOverrides: { root: { '--Input-radius': '1rem' } } },
        JoyModal: { styleOverrides: { backdrop: { backdropFilter: 'none' } } },
        JoySnackbar: { defaultProps: { animationDuration: 450 } },
      },
    }),
  ).toEqual({});
});

test('components, slots and props are those of the library', () => {
  const names = fields.flatMap((one) =>
    valuesOf(one).flatMap((value) => componentNames(optionsOf(joyKit, { [one.id]: value }))),
  );
  expect(names.length).toBeGreaterThan(100);
  for (const { component, slot, prop } of names) {
    if (slot !== undefined) expect(legalSlots[component], component).toContain(slot);
    if (prop !== undefined) expect(legalProps[component]?.[prop[0]], component).toContain(prop[1]);
  }
});

interface Named {
  readonly component: string;
  readonly slot?: string;
  readonly prop?: readonly [name: string, value: unknown];
}

function componentNames({ components = {} }: Options): readonly Named[] {
  return Object.entries(components as Record<string, Record<string, object>>).flatMap(
    ([component, { defaultProps = {}, styleOverrides = {} }]) => [
      ...Object.keys(styleOverrides).map((slot) => ({ component, slot })),
      ...Object.entries(defaultProps).map((prop) => ({ component, prop })),
    ],
  );
}

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
    const theme = themeOf({
      body: 'Georgia, serif',
      text: 90,
      headings: 120,
      'type.bold': '800',
      'type.weight': '300',
      'type.tracking': 1.5,
      'type.leading': 1.6,
    });
    expect(theme.fontFamily.body).toBe('Georgia, serif');
    expect(theme.fontFamily.display).toBe(themeOf({}).fontFamily.display);
    expect(theme.fontSize).toMatchObject({ md: '0.9rem', xl: '1.5rem', xl4: '2.7rem' });
    expect(theme.fontWeight.xl).toBe(800);
    expect(theme.lineHeight.md).toBe(1.6);
    expect(theme.typography.h3).toMatchObject({ fontWeight: 300, letterSpacing: '0.015em' });
  });

  test('have radii in proportion, spacing, shadows and a focus ring', () => {
    const theme = themeOf({
      radius: 12,
      focus: 3,
      spacing: 6,
      shadow: 'hard',
      'shadow.ring': 'fine',
      'shadow.opacity': 200,
    });
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
    expect(pairs.find(({ label }) => label === 'Primary, soft')).toMatchObject({
      text: palette.primary[200],
      background: palette.primary[800],
    });
    expect(pairs.find(({ label }) => label === 'Neutral, plain')).toMatchObject({
      text: palette.neutral[300],
      background: '#101418',
    });
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

  const drawn = (direction: 'ltr' | 'rtl') =>
    renderToStaticMarkup(
      createElement(joyKit.Provider, {
        options: optionsOf(joyKit, {
          'JoyButton.root.--Button-radius': 20,
          'JoyButton.color': 'success',
        }),
        direction,
        children: [
          createElement(Button, { key: 'button' }, 'Save'),
          createElement(Slider, { key: 'slider', defaultValue: 20 }),
        ],
      }),
    );

  test('draws components with the options, in both directions', () => {
    expect(drawn('ltr')).toContain('--Button-radius:20px');
    expect(drawn('ltr')).toContain('MuiButton-colorSuccess');
    expect(drawn('ltr')).toMatch(/left:20%/);
    expect(drawn('rtl')).toMatch(/right:20%/);
    expect(drawn('rtl')).toContain('--Button-radius:20px');
  });
});

describe('the presets', () => {
  const ids = [
    'quiet',
    'dense',
    'round',
    'contrast',
    'editorial',
    'playful',
    'terminal',
    'neutral',
  ];

  test('are eight that differ', () => {
    expect(joyKit.presets.map(({ id }) => id)).toEqual(ids);
    const values = joyKit.presets.map(({ value }) => JSON.stringify(optionsOf(joyKit, value)));
    expect(new Set(values).size).toBe(ids.length);
    for (const { line } of joyKit.presets) expect(line).toMatch(/^[A-Z][^.]+\.$/);
  });

  test.each(joyKit.presets.map((preset) => [preset.id, preset] as const))(
    '%s has legal values and text that can be read',
    (id, { value }) => {
      for (const [name, one] of Object.entries(value)) {
        expect(accepts(field(name), one, joyKit.isColor), name).toBe(true);
        expect(one, name).not.toBe(field(name).standard);
      }
      expect(readBack(optionsOf(joyKit, value))).toEqual(value);
      const least = id === 'contrast' ? 7 : 4.5;
      for (const scheme of schemes)
        for (const pair of joyKit.pairs(value, scheme))
          expect(contrastOf(pair), `${scheme} ${pair.label}`).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('an address of the builder before', () => {
  test('is read', () => {
    expect(readOldAddress('')).toEqual({});
    expect(readOldAddress('?primary=0f766e&radius=4')).toEqual({ primary: '#0f766e', radius: 4 });
    expect(readOldAddress('?danger=0AF&body=mono&display=serif&text=90&headings=120')).toEqual({
      danger: '#00aaff',
      body: 'ui-monospace, Menlo, Consolas, monospace',
      display: 'Georgia, "Times New Roman", serif',
      text: 90,
      headings: 120,
    });
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
