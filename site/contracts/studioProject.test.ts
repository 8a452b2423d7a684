import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlighted, type Language } from '../components/studio/highlight';
import { joyKit } from '../components/studio/joy/kit';
import joyTheme from '../components/studio/joy/app/theme.ts?raw';
import { materialKit as kit } from '../components/studio/material/kit';
import { cssVariables } from '../components/studio/out/cssVariables';
import { fieldsOf } from '../components/studio/out/openStackBlitz';
import { projectFiles } from '../components/studio/out/project';
import { themeCode } from '../components/studio/out/themeCode';
import { tokens } from '../components/studio/out/tokens';
import { randomTheme } from '../components/studio/randomTheme';
import themeFile from '../components/studio/material/app/theme.ts?raw';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifest(text: string): Manifest {
  return JSON.parse(text) as Manifest;
}

const site = manifest(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const web = manifest(readFileSync(new URL('../../web/package.json', import.meta.url), 'utf8'));

test('the starters are compiled with the theme that has no changes', () => {
  expect(themeFile).toBe(themeCode(kit, {}));
  expect(joyTheme).toBe(themeCode(joyKit, {}));
});

test('what starters import is installed', () => {
  for (const { packages, files } of [kit.starter, joyKit.starter]) {
    const codes = Object.values(files).join('\n');
    const imports = [...codes.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)];
    expect(imports.length).toBeGreaterThan(10);
    for (const [, name] of imports) expect(packages).toContain(name);
    for (const name of packages) expect(site.dependencies).toHaveProperty([name]);
  }
});

test('a project has the versions that the documentation is built with', () => {
  const files = projectFiles(kit, { radius: 7 });
  const { dependencies, devDependencies } = manifest(files['package.json'] ?? '');
  const own = { ...site.dependencies, ...web.dependencies, ...web.devDependencies };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toBe(own[name]);
  }
  expect(dependencies['@mui/material']).toBe(site.dependencies['@mui/material']);
  expect(files['src/theme.ts']).toBe(themeCode(kit, { radius: 7 }));
  expect(files['src/main.tsx']).toContain("from './theme'");
});

test('StackBlitz gets each file in its own field', () =>
  expect(fieldsOf({ 'src/theme.ts': 'a' })).toEqual({
    'project[title]': 'Themed app',
    'project[description]': 'A small app in a theme',
    'project[template]': 'node',
    'project[files][src/theme.ts]': 'a',
  }));

test('a style sheet has the variables that differ, below the selectors of the theme', () => {
  expect(cssVariables(kit, {})).toBe('');
  expect(cssVariables(kit, { radius: 7, 'dark.divider': '#123456' })).toBe(`:root {
  --mui-shape-borderRadius: 7px;
}

[data-dark] {
  --mui-palette-divider: #123456;
  --mui-palette-TableCell-border: rgba(5, 16, 27, 1);
  --mui-palette-dividerChannel: 18 52 86;
}
`);
});

test('highlighted code has the text of the code', () => {
  const theme = { ...randomTheme(kit, 3), 'custom.brand.light': '#123456' };
  const files: readonly (readonly [string, Language])[] = [
    [themeCode(kit, theme), 'ts'],
    [kit.starter.files['src/App.tsx'] ?? '', 'tsx'],
    [tokens(kit, theme), 'json'],
    [cssVariables(kit, theme), 'css'],
  ];
  for (const [code, language] of files) {
    const lines = highlighted(code, language);
    expect(`${lines.map((line) => line.map(({ text }) => text).join('')).join('\n')}\n`).toBe(code);
  }
});

test('spans have the classes of the site', () => {
  const [line = []] = highlighted("export const theme = createTheme({ a: 1, b: true, c: 'x' });");
  const kinds = line.filter(({ kind }) => kind !== '').map(({ text, kind }) => `${text} ${kind}`);
  expect(kinds).toEqual([
    ...['export tok-keyword', 'const tok-keyword', '= tok-operator', 'createTheme tok-function'],
    ...['1 tok-number', ', tok-punctuation', 'true tok-constant', ', tok-punctuation'],
    ...["'x' tok-string", '; tok-punctuation'],
  ]);
  const css = highlighted('  --a: 1px;', 'css')[0]?.map(({ kind }) => kind);
  expect(css).toEqual(['', 'tok-punctuation', 'tok-number', 'tok-punctuation']);
});
