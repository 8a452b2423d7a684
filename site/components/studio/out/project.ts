import { dependencies } from '../../../package.json';
import type { Kit } from '../kit';
import type { ThemeValue } from '../theme';
import { themeCode } from './themeCode';

/** Files of a project by their path. */
export type Project = Readonly<Record<string, string>>;

/** What the site's own project is not built with; a test compares them with what demos get. */
const tools = { '@vitejs/plugin-react': '6.3.0', typescript: '5.9.3', vite: '8.3.8' };
const types = ['@types/react', '@types/react-dom'];

/** A small app in a theme, with the packages that the documentation is built with. */
export function projectFiles(kit: Kit, theme: ThemeValue): Project {
  const { packages, files } = kit.starter;
  return {
    'package.json': json({
      name: 'themed-app',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build' },
      dependencies: pinned(packages),
      devDependencies: { ...pinned(types), ...tools },
    }),
    'index.html': page,
    'vite.config.ts': config,
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    ...files,
    'src/theme.ts': themeCode(kit, theme),
  };
}

function pinned(names: readonly string[]): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, string>> = dependencies;
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '*']));
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Themed app</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const config = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
