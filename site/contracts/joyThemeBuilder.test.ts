// The theme that Joy UI's builder shows is the one whose code it hands out.
import { extendTheme } from '@mui/joy/styles';
import { expect, test } from 'vitest';
import { type Built, plain, readBuilt, writeBuilt } from '../components/builder/built';
import { builtCode } from '../components/builder/builtCode';
import { pairsOf, tonesIn, variablesOf } from '../components/builder/builtTheme';
import { hexOfLab, labOf } from '../components/builder/oklab';
import { hexColor, steps, tonesOf } from '../components/builder/tones';
import { contrastOn } from '../components/values/contrast';
import { joyColors } from '../components/values/joyTokens';
import page from '../pages/joy-ui/customization/theme-builder/index.md?raw';

const teal: Built = { ...plain, colors: { primary: '#0f766e' }, radius: 4 };

const samples = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000'].concat([
  '#808080',
  '#facc15',
  '#7c3aed',
  '#0f766e',
  '#be185d',
  '#0b6bcb',
  '#fff7ed',
  '#123456',
]);

/** The theme that the code makes: without types, as it is plain JavaScript otherwise. */
function themeOf(code: string) {
  const body = code.replace(/^import .*\n/, '').replace('export const theme =', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of this site's own builder
  const make = new Function('extendTheme', body) as (
    make: unknown,
  ) => ReturnType<typeof extendTheme>;
  return make(extendTheme);
}

test('nothing chosen is the default theme', () => {
  expect(builtCode(plain)).toBe(
    "import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme();\n",
  );
  const standard = extendTheme();
  for (const color of joyColors)
    for (const step of steps)
      expect(tonesIn(plain, color)[step]).toBe(standard.palette[color][step].toLowerCase());
});

test('the code that the page shows is what the builder writes, and is compiled with the page', () => {
  expect(page).toContain(`check\n${builtCode(teal)}\`\`\``);
  expect(page).toContain(`(/joy-ui/customization/theme-builder/${writeBuilt(teal)})`);
});

test('the code makes the theme whose variables the preview has', () => {
  const built: Built = {
    colors: { primary: '#7c3aed', warning: '#facc15' },
    body: 'serif',
    display: 'system',
    text: 90,
    headings: 120,
    radius: 12,
  };
  const theme = themeOf(builtCode(built));
  for (const scheme of ['light', 'dark'] as const) {
    const variables = variablesOf(built, scheme);
    const { palette } = theme.colorSchemes[scheme];
    expect(variables).toMatchObject({
      '--joy-palette-primary-500': palette.primary[500],
      '--joy-palette-warning-200': palette.warning[200],
      '--joy-palette-danger-500': palette.danger[500],
      '--joy-palette-primary-mainChannel': palette.primary.mainChannel,
      '--joy-fontFamily-body': theme.fontFamily.body,
      '--joy-fontFamily-display': theme.fontFamily.display,
      '--joy-fontSize-md': '0.9rem',
      '--joy-fontSize-xl4': '2.7rem',
      '--joy-radius-sm': '9px',
      '--joy-radius-md': '12px',
    });
  }
});

test('only what differs is in the code', () => {
  expect(builtCode({ ...plain, display: 'mono' })).not.toMatch(/body|fontSize|radius|colorSchemes/);
  expect(builtCode({ ...plain, headings: 90 })).not.toMatch(/ (xs|sm|md|lg): /);
});

test.each(samples)('text on %s can be read in all variants and schemes', (color) => {
  const colors = Object.fromEntries(joyColors.map((name) => [name, color]));
  for (const scheme of ['light', 'dark'] as const)
    for (const { variant, text, background } of pairsOf({ ...plain, colors }, scheme))
      expect(contrastOn(background, text), `${scheme} ${variant}`).toBeGreaterThanOrEqual(4.5);
});

test.each(samples)('tones around %s go from light to dark', (color) => {
  const tones = tonesOf(color);
  const lightness = steps.map((step) => labOf(tones[step])[0]);
  expect(lightness).toEqual([...lightness].sort((one, other) => other - one));
});

test('step 500 is the color, unless white text cannot be read on it', () => {
  expect(tonesOf('#0f766e')[500]).toBe('#0f766e');
  expect(tonesOf('#facc15')[500]).not.toBe('#facc15');
  expect(samples.map((color) => hexOfLab(labOf(color)))).toEqual(samples);
});

test('a color is written in three or six digits', () => {
  expect(hexColor('#0AF')).toBe('#00aaff');
  expect(hexColor(' 0f766e ')).toBe('#0f766e');
  expect(['', '#12', 'teal', '#12345g', '#12345678'].map(hexColor)).toEqual(Array(5).fill(null));
});

test('the address holds what differs from the default theme', () => {
  expect(writeBuilt(plain)).toBe('');
  expect(readBuilt('')).toEqual(plain);
  const built: Built = { ...teal, body: 'mono', text: 90 };
  expect(writeBuilt(built)).toBe('?primary=0f766e&body=mono&text=90&radius=4');
  expect(readBuilt(writeBuilt(built))).toEqual(built);
  expect(readBuilt('?primary=teal&body=comic&text=900&radius=x&headings=')).toEqual(plain);
  expect(readBuilt('?body=toString')).toEqual(plain);
});
