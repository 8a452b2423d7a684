// Section 5 of the specification: `vars` belongs to the library.
import { createTheme, extendTheme } from '@mui/material/styles';
import { expect, test, vi } from 'vitest';

/** As a project without types would write it. */
const withVars: object = { vars: { brand: '#369' } };

test('section 5, a theme with vars and without generateThemeVars raises the error', () => {
  expect(() => createTheme(withVars)).toThrow(
    'MUI: `vars` is a private field used for CSS variables support.\n' +
      'Please use another name or follow the [docs]',
  );
});

test('section 5, a production build names the code', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => createTheme(withVars)).toThrow('/production-error/?code=20');
  vi.unstubAllEnvs();
});

test('section 5, a theme that has made its own variables can be made into another', () => {
  const { vars, generateThemeVars } = extendTheme();
  const again: object = { vars, generateThemeVars };
  expect(() => createTheme(again)).not.toThrow();
});
