// @vitest-environment jsdom
// What the theme pages draw is what the installed package holds, no more and no less.
import * as colors from '@mui/material/colors';
import { createTheme, extendTheme, responsiveFontSizes, type Theme } from '@mui/material/styles';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import BreakpointRuler from '../components/BreakpointRuler';
import ContrastStrip, { choicesFor } from '../components/ContrastStrip';
import HueRamps from '../components/HueRamps';
import PaletteRoles from '../components/PaletteRoles';
import PaletteTokens from '../components/PaletteTokens';
import ResponsiveSizes from '../components/ResponsiveSizes';
import ShadowTiles, { overlayOf } from '../components/ShadowTiles';
import SpacingScale from '../components/SpacingScale';
import TonalOffsets from '../components/TonalOffsets';
import TypeScale from '../components/TypeScale';
import { contrastOn, gradeOf, ratioText } from '../components/values/contrast';
import { usersOfLayers } from '../components/values/layers';
import ZIndexLayers from '../components/ZIndexLayers';

const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });
const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

function draw<Props extends object>(component: FunctionComponent<Props>, props: Props): Element {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(createElement(component, props));
  return root;
}

const textOf = (element: Element | null) => element?.textContent ?? null;

/** Texts of the elements that match, by an attribute. */
function texts(root: Element, selector: string, name: string): [string, string][] {
  const found = [...root.querySelectorAll(selector)];
  return found.map((one) => [one.getAttribute(name) ?? '', one.textContent]);
}

function at(theme: Theme, path: string): unknown {
  const field = (value: unknown, name: string) => (value as Record<string, unknown>)[name];
  return path.split('.').reduce<unknown>(field, theme);
}

/** Paths of all fields below a group. */
function pathsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, field]) => pathsIn(field, `${path}.${name}`));
}

test('the roles are drawn in the tones of both schemes', () => {
  const drawn = texts(draw(PaletteRoles, {}), '[data-field]', 'data-field').map(([field]) => field);
  const bands = [...draw(PaletteRoles, {}).querySelectorAll('.palette-band')];
  const values = bands.map((band) => [...band.querySelectorAll('code')].map(textOf));
  expect(new Set(drawn).size).toBe(18);
  const tones = roles.flatMap((role) => [light, dark].map(({ palette }) => palette[role]));
  expect(values).toEqual(tones.map((tone) => [tone.light, tone.main, tone.dark]));
});

test('a tone bears its name in text that can be read, and says the contrast of the rest', () => {
  const tones = [...draw(PaletteRoles, {}).querySelectorAll<HTMLElement>('[data-field]')];
  expect(tones).toHaveLength(36);
  for (const tone of tones) {
    const { backgroundColor, color } = tone.style;
    const paper = tone.closest<HTMLElement>('.palette-band')?.style.backgroundColor ?? '';
    const told = [...(tone.parentElement?.querySelectorAll('[data-grade]') ?? [])].map(textOf);
    expect(contrastOn(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
    const onTone = ['#fff', '#000'].map((text) => contrastOn(backgroundColor, text));
    expect(told).toEqual([...onTone, contrastOn(paper, backgroundColor)].map(ratioText));
  }
});

const groups = [...roles, 'text', 'background', 'divider', 'action', 'common'];

test.each(groups)('all tokens of %s are drawn, for both schemes', (group) => {
  const root = draw(PaletteTokens, { of: group });
  for (const [scheme, theme] of Object.entries({ light, dark })) {
    const drawn = texts(root, `[data-scheme=${scheme}]`, 'data-field');
    const paths = pathsIn(at(theme, `palette.${group}`), `palette.${group}`);
    expect(drawn.map(([path]) => path).sort()).toEqual([...paths].sort());
    for (const [path, value] of drawn) expect(value).toBe(String(at(theme, path)));
  }
});

test('the pages draw every group of the palette', () => {
  const told = [...groups, 'grey', 'mode', 'contrastThreshold', 'tonalOffset'];
  const own = Object.keys(light.palette).filter(
    (name) => typeof at(light, `palette.${name}`) !== 'function',
  );
  expect([...own].sort()).toEqual([...told].sort());
});

test('a token stands beside the CSS variable that holds it', () => {
  const root = draw(PaletteTokens, { of: 'action' });
  const variables = [...root.querySelectorAll('.value-variable')].map(textOf);
  const css = JSON.stringify(extendTheme().generateStyleSheets());
  expect(variables).toHaveLength(Object.keys(light.palette.action).length);
  for (const name of variables) expect(css).toContain(`"${String(name)}":`);
});

test('all hues are drawn with all shades', () => {
  const { common, ...hues } = colors;
  const expected = Object.entries(hues).flatMap(([name, shades]) =>
    Object.entries(shades).map(([shade, color]) => [`${name}.${shade}`, `${shade}${color}`]),
  );
  const drawn = texts(draw(HueRamps, {}), '[data-field]', 'data-field');
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(expected));
  expect(drawn).toHaveLength(expected.length);
  expect(texts(draw(HueRamps, { of: 'common' }), '[data-field]', 'data-field')).toEqual([
    ['common.black', `black${common.black}`],
    ['common.white', `white${common.white}`],
  ]);
});

test.each([
  [PaletteTokens, 'The palette has no acorn. Name another of its fields.'],
  [HueRamps, 'The package has no acorn. Name one of its hues.'],
])('a group that the theme does not have is an error', (component, message) =>
  expect(() => draw(component, { of: 'acorn' })).toThrow(message),
);

test('every variant of text is drawn with its figures', () => {
  const root = draw(TypeScale, {});
  const { inherit, ...variants } = Object.fromEntries(
    Object.entries(light.typography).filter(([, value]) => typeof value === 'object'),
  ) as Record<string, Record<string, unknown>>;
  expect(inherit).toBeDefined();
  expect(texts(root, '[data-field]', 'data-field').map(([field]) => field)).toEqual(
    Object.keys(variants).map((name) => `typography.${name}`),
  );
  for (const [name, style] of Object.entries(variants)) {
    const item = root.querySelector(`[data-field="typography.${name}"]`);
    const facts = [...(item?.querySelectorAll('[data-fact]') ?? [])].map(textOf);
    const expected = [style.fontWeight, style.lineHeight, style.letterSpacing].map(String);
    const casing = style.textTransform === undefined ? [] : [style.textTransform];
    expect(facts).toEqual([...expected, ...casing]);
    expect(textOf(item)).toContain(String(style.fontSize));
  }
});

test('responsive sizes are those that the theme has at each width', () => {
  const { typography, breakpoints } = responsiveFontSizes(createTheme());
  const px = (size: unknown) =>
    `${String(Math.round(Number.parseFloat(String(size)) * 160) / 10)} px`;
  for (const row of draw(ResponsiveSizes, {}).querySelectorAll<HTMLElement>('[data-variant]')) {
    const name = row.dataset.variant as 'h1';
    const style = typography[name] as Record<string, unknown>;
    const at = (key: 'sm' | 'md' | 'lg') =>
      (style[breakpoints.up(key)] as { fontSize: string }).fontSize;
    const sizes = [style.fontSize, at('sm'), at('md'), at('lg'), light.typography[name].fontSize];
    expect([...row.querySelectorAll('td')].map(textOf)).toEqual(sizes.map(px));
  }
});

test('a step of the spacing is as wide as the theme has it', () => {
  for (const row of draw(SpacingScale, {}).querySelectorAll<HTMLElement>('[data-step]')) {
    const width = light.spacing(Number(row.dataset.step));
    const [, pixels, rem] = [...row.children].map(textOf);
    expect([pixels, Number(rem) * 16]).toEqual([width, Number.parseFloat(width)]);
    expect(row.querySelector<HTMLElement>('.spacing-bar')?.style.inlineSize).toBe(width);
  }
});

test('every shadow is drawn, and lighter paper in the dark', () => {
  const drawn = texts(draw(ShadowTiles, {}), '[data-field] code', 'data-copy-source');
  expect(drawn.map(([, css]) => css.replaceAll('), ', '),'))).toEqual(light.shadows);
  const overlays = light.shadows.map((_, elevation) => overlayOf('dark', elevation));
  const { colorSchemes } = extendTheme({ colorSchemes: { dark: true } });
  expect(overlays).toEqual(colorSchemes.dark?.overlays);
  expect(overlayOf('light', 24)).toBeUndefined();
});

test('every breakpoint stands with its media queries', () => {
  const root = draw(BreakpointRuler, {});
  for (const key of light.breakpoints.keys) {
    const row = root.querySelector(`[data-field="breakpoints.values.${key}"]`);
    expect(textOf(row)).toContain(`from ${String(light.breakpoints.values[key])}`);
    for (const call of ['up', 'down', 'only', 'not'] as const) {
      const query = textOf(row?.querySelector(`[data-query=${call}]`) ?? null);
      expect(`@media ${String(query)}`).toBe(light.breakpoints[call](key));
    }
  }
});

test('layers are drawn from the highest to the lowest, with their names', () => {
  const layers = texts(draw(ZIndexLayers, {}), '[data-layer]', 'data-layer');
  const values = layers.map(([value]) => Number(value));
  expect(values).toEqual([...new Set(Object.values(light.zIndex))].sort((a, b) => b - a));
  for (const [name, value] of Object.entries(light.zIndex)) {
    expect(layers.find(([layer]) => layer === String(value))?.[1]).toContain(name);
  }
});

const sources = import.meta.glob('../node_modules/@mui/material/*/*.js', {
  query: '?raw',
  import: 'default',
});

test('the components of a layer are those that read it', async () => {
  const found: [string, string][] = [];
  for (const [path, load] of Object.entries(sources)) {
    const [, folder = '', file = ''] = /material\/([A-Z]\w*)\/(\w+)\.js$/.exec(path) ?? [];
    if (folder === '' || file === 'index') continue;
    for (const [, layer = ''] of (await load()).matchAll(/\.zIndex\.(\w+)/g))
      found.push([layer, folder]);
  }
  const told = Object.entries(usersOfLayers).flatMap(([layer, names]) =>
    names.map((name) => [layer, name]),
  );
  const unique = new Set(found.map((one) => one.join(' ')));
  expect([...unique].sort()).toEqual(told.map((one) => one.join(' ')).sort());
});

test('text flips where the theme has it, and a threshold above the middle lowers the contrast', () => {
  const lowest = (threshold: number) =>
    Math.min(...choicesFor(threshold).map(({ ratio }) => ratio));
  expect(choicesFor(3).map(({ text }) => text)).toContain('#fff');
  expect(lowest(4.5)).toBeGreaterThan(lowest(3));
  expect(lowest(7)).toBeLessThan(lowest(3));
  const shown = [...draw(ContrastStrip, {}).querySelectorAll('[data-lowest]')].map(textOf);
  expect(shown).toEqual([3, 4.5, 7].map((threshold) => ratioText(lowest(threshold))));
});

test('tones are those that the theme computes', () => {
  const drawn = draw(TonalOffsets, { main: '#1976d2' });
  const tones = [...drawn.querySelectorAll('code[data-copy-source]')];
  const { augmentColor } = createTheme({ palette: { tonalOffset: 0.2 } }).palette;
  const { light: lighter, main, dark: darker } = augmentColor({ color: { main: '#1976d2' } });
  expect(tones.slice(3, 6).map(textOf)).toEqual([lighter, main, darker]);
});

test('a contrast is that of what is seen, and is not rounded up', () => {
  expect(contrastOn('#fff', 'rgba(0, 0, 0, 0)')).toBe(1);
  expect(contrastOn('#fff', 'rgba(0, 0, 0, 0.87)')).toBeCloseTo(16.15, 1);
  expect(contrastOn('#fff', '#000')).toBe(21);
  expect(ratioText(4.49)).toBe('4.4:1');
  expect([4.5, 4.49, 3, 2.99].map(gradeOf)).toEqual(['any', 'large', 'large', 'none']);
});
