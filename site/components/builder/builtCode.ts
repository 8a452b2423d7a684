import type { Built } from './built';
import { optionsOf } from './builtTheme';
import type { Tones } from './tones';

/** The theme that a reader takes home: only what differs from the default one. */
export function builtCode(built: Built): string {
  const { palettes, ...scales } = optionsOf(built);
  const names = palettes.map(([color]) => color);
  const options = Object.entries(scales).map(
    ([name, values]) => `  ${name}: ${objectCode(Object.entries(values), '  ')},\n`,
  );
  if (names.length > 0)
    options.push(
      `  colorSchemes: {\n    light: { palette: { ${names.join(', ')} } },\n` +
        `    dark: { palette: { ${names.join(', ')} } },\n  },\n`,
    );
  const own = palettes.map(([color, tones]) => tonesCode(color, tones)).join('');
  const call = options.length === 0 ? '' : `{\n${options.join('')}}`;
  return (
    `import { extendTheme } from '@mui/joy/styles';\n\n${own}` +
    `export const theme = extendTheme(${call});\n`
  );
}

function tonesCode(color: string, tones: Tones): string {
  return `const ${color} = ${objectCode(Object.entries(tones), '')};\n\n`;
}

function objectCode(fields: readonly [string, string][], indent: string): string {
  const lines = fields.map(([name, value]) => `${indent}  ${name}: '${value}',\n`);
  return `{\n${lines.join('')}${indent}}`;
}
