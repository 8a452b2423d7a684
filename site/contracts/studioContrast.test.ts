import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { contrastOf, mended } from '../components/studio/contrastOf';
import { joyKit } from '../components/studio/joy/kit';
import { materialKit as kit } from '../components/studio/material/kit';
import { contrast, levelOf, oklchOf } from '../components/studio/oklch';
import { optionsOf } from '../components/studio/options';
import { randomTheme } from '../components/studio/randomTheme';
import { solid } from '../components/studio/solid';
import { schemes } from '../components/studio/theme';

// Ratios that guides to WCAG 2 and its checkers publish.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#595959', '#ffffff', 7],
  ['#949494', '#ffffff', 3.03],
  ['#808080', '#ffffff', 3.95],
  ['#ff0000', '#ffffff', 3.998],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffff00', '#ffffff', 1.07],
  ['#00ffff', '#ffffff', 1.25],
  ['#ff00ff', '#ffffff', 3.14],
  ['#ff0000', '#000000', 5.25],
  ['#0000ff', '#000000', 2.44],
])('%s on %s has a contrast of %d to 1', (text, background, ratio) => {
  expect(contrast(text, background)).toBeCloseTo(ratio, 2);
  expect(contrast(background, text)).toBe(contrast(text, background));
});

test('a color of another notation has the contrast of its digits', () => {
  for (const color of ['hsl(0, 100%, 50%)', 'rgb(255, 0, 0)', '#f00']) {
    expect(contrast(color, '#fff'), color).toBeCloseTo(4, 2);
  }
  expect(contrast('color(display-p3 0 0 0)', '#fff')).toBeCloseTo(21, 2);
});

test('what lets its background through is mixed with it', () => {
  const half = { label: '', field: '', text: 'rgba(0, 0, 0, 0.5)', background: '#fff' };
  expect(contrastOf(half)).toBeCloseTo(contrast('#808080', '#fff'), 1);
});

test('levels begin at their ratios', () => {
  const levels = ['low', 'low', 'AA large', 'AA large', 'AA', 'AA', 'AAA', 'AAA'];
  expect([1, 2.99, 3, 4.49, 4.5, 6.99, 7, 21].map(levelOf)).toEqual(levels);
});

const grayest = 0.03;

test('a mended pair passes AA, and its color has the same hue', () => {
  let changes = 0;
  for (let seed = 0; seed < 30; seed += 1) {
    const theme = randomTheme(kit, seed);
    for (const scheme of schemes) {
      for (const pair of kit.pairs(theme, scheme)) {
        const color = contrastOf(pair) < 4.5 ? mended(kit, theme, scheme, pair) : null;
        if (color === null) continue;
        changes += 1;
        const after = kit.pairs({ ...theme, [pair.field]: color }, scheme);
        const same = after.find(({ label }) => label === pair.label);
        expect(same && contrastOf(same), pair.label).toBeGreaterThanOrEqual(4.5);
        const fields = kit.sections.flatMap((section) => section.fields);
        const own = fields.find(({ id }) => id === pair.field);
        const before = solid(String(theme[pair.field] ?? own?.standard), pair.background);
        const [one, other] = [oklchOf(before), oklchOf(color)];
        if (Math.min(one.c, other.c) < grayest) continue;
        const turn = Math.abs((((other.h ?? 0) - (one.h ?? 0) + 540) % 360) - 180);
        expect(turn, `${before} ${color}`).toBeLessThan(3);
      }
    }
  }
  expect(changes).toBeGreaterThan(100);
});

test('a pair that is mended breaks no other pair of its color where one color can pass all', () => {
  const low = kit.pairs({}, 'light').filter((pair) => contrastOf(pair) < 4.5);
  expect(low.map(({ label }) => label)).toContain('Text on warning');
  for (const pair of low) {
    const color = mended(kit, {}, 'light', pair);
    expect(color, pair.label).not.toBeNull();
    const after = kit.pairs({ [pair.field]: String(color) }, 'light');
    for (const one of after.filter(({ field }) => field === pair.field))
      expect(contrastOf(one), `${pair.label}: ${one.label}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('a pair is mended alone where no color can pass all', () => {
  const grounds = { 'light.background': '#000000', 'light.paper': '#999999' };
  const theme = { ...grounds, 'light.text': '#ffffff' };
  const pair = kit.pairs(theme, 'light').find(({ label }) => label === 'Text on paper');
  const color = pair && mended(kit, theme, 'light', pair);
  expect(color).not.toBeNull();
  expect(pair && contrastOf({ ...pair, text: color ?? '#ffffff' })).toBeGreaterThanOrEqual(4.5);
});

test('a color that a reader adds has pairs that can be mended', () => {
  const theme = { 'custom.brand.light': '#ffe14d' };
  const pairs = kit.pairs(theme, 'light').filter(({ field }) => field === 'custom.brand.light');
  expect(pairs.map(({ label }) => label)).toEqual(['Text on brand', 'brand on paper']);
  const low = pairs.find((pair) => contrastOf(pair) < 4.5);
  expect(low?.label).toBe('brand on paper');
  const color = low && mended(kit, theme, 'light', low);
  expect(contrast(color ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(kit.pairs(theme, 'dark').filter(({ label }) => label.includes('brand'))).toEqual([]);
});

test.each([kit, joyKit])('the dividers of a palette of $name are text with alpha', (library) => {
  for (const theme of [library.palette('#7c3aed'), library.palette('#000000')]) {
    for (const scheme of schemes) {
      const divider = String(theme[`${scheme}.divider`]);
      const text = String(theme[`${scheme}.text`]);
      expect(divider).toMatch(/^rgba\(/);
      expect(solid(divider.replace(/, [\d.]+\)$/, ')'), '#ffffff')).toBe(text);
    }
  }
});

test('rows of tables have borders in the palette and in presets', () => {
  for (const theme of [kit.palette('#7c3aed'), ...kit.presets.map(({ value }) => value)]) {
    const { colorSchemes } = createTheme(optionsOf(kit, theme));
    for (const scheme of schemes) {
      const palette = colorSchemes[scheme]?.palette;
      const border = String(palette?.TableCell.border);
      expect(contrast(border, String(palette?.background.paper))).toBeGreaterThan(1.1);
    }
  }
});

const seeds = Array.from({ length: 60 }, (_, seed) => {
  const color = (seed * 2654435761) % 0x1000000;
  return `#${color.toString(16).padStart(6, '0')}`;
});

test('the palette of every seed passes AA', () => {
  for (const seed of ['#000000', '#ffffff', '#ffff00', '#808080', 'hsl(120, 50%, 50%)', ...seeds]) {
    const palette = kit.palette(seed);
    for (const scheme of schemes) {
      const low = kit.pairs(palette, scheme).filter((pair) => contrastOf(pair) < 4.5);
      expect(low, `${seed} ${scheme}`).toEqual([]);
    }
  }
});
