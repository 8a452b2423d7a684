// Section 5 of the specification: `vars` belongs to the library.
import { extendTheme } from '@mui/material/styles';
import { describe, expect, test, vi } from 'vitest';
import { varsRefused, varsTaken } from './themes';

/** As a project without types would write it. */
const withVars: object = { vars: { brand: '#369' } };

const refused = Object.entries(varsRefused);

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
}

describe('section 5, a theme with vars and without generateThemeVars raises the error', () =>
  test.each(refused)('%s', (_name, make) => {
    expect(messageOf(() => make(withVars))).toBe(
      'MUI: `vars` is a private field used for CSS variables support.\n' +
        'Please use another name or follow the [docs]' +
        '(https://mui.com/material-ui/customization/css-theme-variables/usage/)' +
        ' to enable the feature.',
    );
  }));

describe('section 5, a production build names the code', () =>
  test.each(refused)('%s', (_name, make) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(messageOf(() => make(withVars))).toBe(
      'Minified MUI error #20; visit https://mui.com/production-error/?code=20' +
        ' for the full message.',
    );
    vi.unstubAllEnvs();
  }));

describe('section 5, where packages differ', () =>
  test.each(Object.entries(varsTaken))('%s raises nothing', (_name, [make, brand]) => {
    const { vars } = make(withVars) as { vars: { brand?: string } };
    expect(vars.brand).toBe(brand);
  }));

test('section 5, a theme that has made its own variables can be made into another', () => {
  const { vars, generateThemeVars } = extendTheme();
  const again: object = { vars, generateThemeVars };
  for (const [, make] of refused) expect(() => make(again)).not.toThrow();
});
