// What the theme studio writes for Joy UI is what it reads.
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../components/studio/contrastOf';
import { accepts } from '../components/studio/field';
import { joyKit } from '../components/studio/joy/kit';
import type { Options } from '../components/studio/kit';
import { optionsOf } from '../components/studio/options';
import { schemes } from '../components/studio/theme';
import { tonesOf } from '../components/studio/tones';
import { field, fields, readBack, valuesOf } from './joyFields';
import { legalProps, legalSlots } from './joyNames';

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
