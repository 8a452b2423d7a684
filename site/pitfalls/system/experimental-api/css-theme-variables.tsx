import Box from '@mui/system/Box';
import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import type { Pitfall } from '../../pitfall';

const tokens = {
  cssVarPrefix: 'shop',
  defaultColorScheme: 'light' as const,
  colorSchemes: {
    light: { palette: { page: '#ffffff' } },
    dark: { palette: { page: '#000000' } },
  },
};
const defaultColorScheme = { light: 'light', dark: 'dark' } as const;

const clean = createCssVarsProvider({
  theme: { ...createTheme(), ...createCssVarsTheme(tokens) },
  defaultColorScheme,
});
const spread = createCssVarsProvider({
  theme: { ...createTheme(), ...createCssVarsTheme({ ...createTheme(), ...tokens }) },
  defaultColorScheme,
});

const first: (string | undefined)[] = [];

function Mode({ useColorScheme }: Pick<typeof clean, 'useColorScheme'>) {
  first.push(useColorScheme().mode);
  return <Box className="mode" />;
}

export default [
  {
    lead: 'Unexpected variables.',
    Failing: () => (
      <spread.CssVarsProvider>
        <Box className="mode" />
      </spread.CssVarsProvider>
    ),
    Fixed: () => (
      <clean.CssVarsProvider>
        <Box className="mode" />
      </clean.CssVarsProvider>
    ),
    symptom: async ({ find }) =>
      getComputedStyle(await find('.mode')).getPropertyValue('--shop-shape-borderRadius') !== '',
  },
  {
    lead: '`mode` is `undefined`.',
    Failing: () => (
      <clean.CssVarsProvider>
        <Mode useColorScheme={clean.useColorScheme} />
      </clean.CssVarsProvider>
    ),
    Fixed: () => (
      <clean.CssVarsProvider {...{ noSsr: true }}>
        <Mode useColorScheme={clean.useColorScheme} />
      </clean.CssVarsProvider>
    ),
    symptom: ({ settled }) => settled().then(() => first[0] === undefined),
  },
] satisfies Pitfall[];
