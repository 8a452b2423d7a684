import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import type { Kit } from '../components/studio/kit';
import { joyKit } from '../components/studio/joy/kit';
import { materialKit } from '../components/studio/material/kit';
import { optionsOf } from '../components/studio/options';
import { themeCode } from '../components/studio/out/themeCode';
import { randomTheme } from '../components/studio/randomTheme';
import type { ThemeValue } from '../components/studio/theme';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function themesOf(kit: Kit): readonly ThemeValue[] {
  return [
    {},
    ...kit.presets.map(({ value }) => value),
    ...seeds.map((seed) => randomTheme(kit, seed)),
  ];
}

/** The options in the code: without types, it is plain JavaScript. */
function optionsIn(code: string): unknown {
  const [, call = ''] = code.split('export const theme = createTheme(');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of this site's own studio
  return (new Function(`return (${call.slice(0, call.lastIndexOf(')'))})`) as () => unknown)();
}

test('the default theme has what the studio always writes, and nothing else', () =>
  expect(themeCode(materialKit, {})).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
});
`));

test('a color that a reader adds is in the types of components that take it', () => {
  const code = themeCode(materialKit, { 'custom.brand.light': '#123456' });
  expect(code).toContain(`declare module '@mui/material/styles' {
  interface Palette {
    brand: Palette['primary'];
  }

  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}
`);
  expect(code).toContain(`declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    brand: true;
  }
}
`);
});

test('a formatter leaves the code as it is', async () => {
  const fonts = [`"${'Long Name '.repeat(9)}", serif`, "'Quoted', serif", `'Both', "Quotes"`];
  for (const kit of [materialKit, joyKit]) {
    const named = fonts.map((font) => ({ [kit.fontField]: font }));
    for (const theme of [...themesOf(kit), ...named]) {
      const code = themeCode(kit, theme);
      const options = { parser: 'typescript', singleQuote: true, printWidth: 100 };
      expect(await format(code, options)).toBe(code);
    }
  }
});

test('the code has the options of the theme', () => {
  for (const theme of themesOf(materialKit)) {
    const options = optionsOf(materialKit, theme);
    expect(optionsIn(themeCode(materialKit, theme))).toEqual(options);
    expect(() => createTheme(options as ThemeOptions)).not.toThrow();
  }
});

test('no two fields share an id', () => {
  for (const kit of [materialKit, joyKit]) {
    const ids = kit.sections.flatMap(({ fields }) => fields.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a color cannot take the name of what a palette has', () => {
  for (const name of ['primary', 'mode', 'getContrastText', 'common', 'constructor']) {
    expect(materialKit.customFields?.(name), name).toEqual([]);
  }
  expect(materialKit.customFields?.('brand')).toHaveLength(2);
});
