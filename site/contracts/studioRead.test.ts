import { expect, test } from 'vitest';
import type { Unread } from '../components/studio/in/source';
import { readTheme } from '../components/studio/in/readTheme';
import { joyKit } from '../components/studio/joy/kit';
import type { Kit } from '../components/studio/kit';
import { materialKit as kit } from '../components/studio/material/kit';
import { optionsOf } from '../components/studio/options';
import { themeCode } from '../components/studio/out/themeCode';
import { tokens } from '../components/studio/out/tokens';
import { randomTheme } from '../components/studio/randomTheme';
import { legalTheme } from '../components/studio/share';
import type { ThemeValue } from '../components/studio/theme';

const kits = [kit, joyKit];

/** The theme of all presets, and random ones, without values that are the library's own. */
function themesOf(library: Kit): readonly ThemeValue[] {
  return [
    {},
    ...library.presets.map(({ value }) => value),
    library.palette('#7c3aed'),
    { 'light.text': 'rgba(1, 2, 3, 0.5)', [library.fontField]: "'A b', Ünï" },
    { 'light.divider': '#ABC' },
    ...Array.from({ length: 200 }, (_, seed) => randomTheme(library, seed)),
  ].map((theme) => legalTheme(library, theme));
}

function read(text: string) {
  const result = readTheme(kit, text);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

function unreadIn(text: string): readonly Unread[] {
  return read(text).unread;
}

test.each(kits)('the code of a theme of $name is read back whole', (library) => {
  for (const theme of themesOf(library)) expectSame(library, theme, themeCode(library, theme));
});

test.each(kits)('the tokens of a theme of $name are read back whole', (library) => {
  const [, ...themes] = themesOf(library);
  for (const theme of themes) expectSame(library, theme, tokens(library, theme));
});

/** Joy UI gets ten tones of a color that white text can be read on, which is then the color. */
function expectSame(library: Kit, theme: ThemeValue, text: string): void {
  const result = readTheme(library, text);
  if ('problem' in result) throw new Error(result.problem);
  expect(result.unread).toEqual([]);
  expect(optionsOf(library, result.theme)).toEqual(optionsOf(library, theme));
  if (library === kit) expect(result.theme).toEqual(theme);
}

test.each([
  ['a call', 'createTheme({ shape: { borderRadius: 7 } })'],
  ['options', '{ shape: { borderRadius: 7 } }'],
  ['options with a length', "{ shape: { borderRadius: '7px' } };"],
  ['constants', 'const a = 7; const shape = { borderRadius: a } as const; createTheme({ shape });'],
  ['an export', 'import x from "y";\nexport default { shape: { borderRadius: (7) } } satisfies X;'],
  ['a type', 'export const o: X = { "shape": { [`borderRadius`]: 1, borderRadius: +7 } };'],
  [
    'a call around it',
    'let x = createTheme<X>({ shape: { borderRadius: 0x7 } });\nx = responsiveFontSizes(x);',
  ],
  ['comments', '/* one */ createTheme({ // two\n shape: { /* three */ borderRadius: 7 } })'],
])('%s is read', (_, text) => expect(read(text).theme).toEqual({ radius: 7 }));

test('a palette beside color schemes is that of its mode, and what is not read is named', () => {
  const palette = (mode: string) => `{ palette: { ${mode}primary: { main: '#123456' } } }`;
  const light = { theme: { 'light.primary': '#123456' }, scheme: 'light', unread: [] };
  expect(read(palette(''))).toEqual(light);
  expect(read(palette("mode: 'light', "))).toEqual(light);
  const dark = { theme: { 'dark.primary': '#123456' }, scheme: 'dark', unread: [] };
  expect(read(palette("mode: 'dark', "))).toEqual(dark);
  expect(read('{ shape: { borderRadius: 7 } }')).not.toHaveProperty('scheme');
  const { unread } = read("{ palette: { secondary: { contrastText: '#fff' } } }");
  expect(unread.map(({ what }) => what)).toEqual(['palette.secondary.contrastText']);
});

test.each([
  ['around the theme', 'const theme = responsiveFontSizes(createTheme({ spacing: 7 }));'],
  [
    'after the theme',
    'let theme = createTheme({ spacing: 7 }); theme = responsiveFontSizes(theme);',
  ],
])('a function %s is named', (_, text) => {
  const { theme, unread } = read(text);
  expect(theme).toEqual({ spacing: 7 });
  expect(unread).toHaveLength(1);
  expect(unread[0]?.what).toMatch(/^responsiveFontSizes\(/);
  expect(unread[0]?.why).toBe('is a function that changes the theme: its changes are not read');
});

test.each([
  [kit, "import { extendTheme } from '@mui/joy/styles';\nextendTheme({ spacing: 7 })", 2],
  [joyKit, "import { createTheme } from '@mui/material';\ncreateTheme({ spacing: 7 })", 2],
  [joyKit, 'createTheme({ spacing: 7 })', 1],
])('$name does not read the theme of another library', (library, text, line) => {
  const problem = `This theme is for another library than ${library.name}: open the studio of that library to import it.`;
  expect(readTheme(library, text)).toEqual({ line, problem });
});

test.each([
  'extendTheme({ spacing: 7 })',
  "import { extendTheme } from '@mui/material/styles';\nextendTheme({ spacing: 7 })",
  "import { createTheme } from '@example/kit';\ncreateTheme({ spacing: 7 })",
])('the function of a newer theme and functions from elsewhere are read: %s', (text) =>
  expect(read(text)).toEqual({ theme: { spacing: 7 }, unread: [] }),
);

test('a color of another name is one that the reader adds', () => {
  const theme = { 'custom.brand.light': '#123456' };
  expect(read("{ palette: { brand: { main: '#123456' } } }").theme).toEqual(theme);
  for (const name of ['inherit', 'default', 'constructor']) {
    expect(read(`{ palette: { ${name}: { main: '#123456' } } }`).theme).toEqual({});
  }
});

test('what has no field is named with its line', () => {
  const text = `createTheme({
  shape: { borderRadius: 7, other: 1 },
  ...more,
  spacing: (factor) => factor * 8,
  typography: { fontFamily: family, fontSize: 400 },
  palette: { primary: blue, text: { primary: rgba(0) }, ['x']: 1, y() {}, z: \`\${a}\`, q: null },
  components: { MuiButton: { defaultProps: { variant: 'neon', size: 'large' } } },
  cssVariables: true,
  a: 1 + 1, __proto__: { b: 1 },
}, second);`;
  expect(read(text).theme).toEqual({ radius: 7 });
  expect(unreadIn(text).map(({ line, what, why }) => `${String(line)}: ${what} ${why}`)).toEqual([
    '2: shape.other has no field in the studio',
    '3: ...more is a spread',
    '4: spacing is a function',
    '5: typography.fontFamily is a variable from elsewhere',
    '5: typography.fontSize is not a value of the field “Base size”',
    '6: palette.primary is a variable from elsewhere',
    '6: palette.text.primary is a function call',
    "6: ['x']: 1 has a computed name",
    '6: y() {} is a function',
    '6: palette.z has an expression in it',
    '6: palette.q is null',
    '7: components.MuiButton.defaultProps.variant is not a value of the field “Variant”',
    '7: components.MuiButton.defaultProps.size has no field in the studio',
    '8: cssVariables is set by the studio',
    '9: a is an expression',
    '9: __proto__: { b: 1 } is no name of an option',
    '10: second is another argument of the theme',
  ]);
  expect(({} as { b?: number }).b).toBeUndefined();
});

test('what is no code has the line of its first mistake', () => {
  const problem = 'The code has a syntax error in line 2.';
  expect(readTheme(kit, 'createTheme({\n  a: ,\n})')).toEqual({ line: 2, problem });
  expect(readTheme(kit, 'hello')).toMatchObject({ line: 1 });
  expect(readTheme(kit, '')).toMatchObject({ line: 1 });
  expect(readTheme(kit, 'createTheme()')).toEqual({ theme: {}, unread: [] });
});

test('constants that name each other end', () => {
  expect(read('const a = b; const b = a; createTheme({ a, c: [a] })').theme).toEqual({});
  expect(read('const a = { b: a }; createTheme({ a })').theme).toEqual({});
});

test('a token that another tool has changed is read', () => {
  const text = tokens(kit, { 'light.primary': '#ABC', radius: 7 });
  expect(text).toContain('"hex": "#aabbcc"');
  const changed = text.replace(/"components": \[[^\]]*\]/, '"components": [1, 0, 0]');
  expect(read(changed).theme).toEqual({ 'light.primary': '#ff0000', radius: 7 });
});

test('tokens have the types of the format, and what has none stands beside them', () => {
  const type = { 'type.family': 'Inter, "A b"', 'type.medium': '600' };
  const others = { motion: 50, radius: 7, 'MuiButton.variant': 'outlined' };
  const red = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' };
  const shortest = { $type: 'duration', $value: { value: 75, unit: 'ms' } };
  const components = { MuiButton: { defaultProps: { variant: 'outlined' } } };
  const written = tokens(kit, { 'light.primary': '#ff0000', ...type, ...others });
  expect(JSON.parse(written)).toMatchObject({
    light: { primary: { main: { $type: 'color', $value: red } } },
    typography: {
      fontFamily: { $type: 'fontFamily', $value: ['Inter', 'A b'] },
      fontWeightMedium: { $type: 'fontWeight', $value: 600 },
    },
    transitions: { duration: { shortest } },
    shape: { borderRadius: { $type: 'dimension', $value: { value: 7, unit: 'px' } } },
    $extensions: { 'org.showfloor.theme-studio': { options: { components } } },
  });
});

test('tokens that the studio does not know are named with their line', () => {
  const text = `{
  "$type": "number",
  "light": { "primary": { "main": { "$type": "color", "$value": "{red.500}" } } },
  "brand": { "$value": 3 },
  "shadow": { "$type": "shadow", "$value": {} }
}`;
  expect(unreadIn(text).map(({ line, what, why }) => `${String(line)}: ${what} ${why}`)).toEqual([
    '3: light.primary.main is a reference to another token',
    '4: brand has no field in the studio',
    '5: shadow has a type or a value that the studio does not read',
  ]);
});
