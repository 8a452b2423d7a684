import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import Box from '@mui/system/Box';

const { CssVarsProvider } = createCssVarsProvider({
  theme: {
    ...createTheme(),
    ...createCssVarsTheme({
      cssVarPrefix: 'menu',
      colorSchemeSelector: 'media',
      defaultColorScheme: 'light',
      colorSchemes: {
        light: { palette: { accent: '#9f1239', page: '#fff1f2' } },
        dark: { palette: { accent: '#fda4af', page: '#4c0519' } },
      },
    }),
  },
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'menu-mode',
});

export default function SchemeApplyStyles() {
  return (
    <CssVarsProvider>
      <Box
        sx={[
          { p: 2, color: 'accent', bgcolor: 'page', border: '3px solid' },
          (theme) => theme.applyStyles('dark', { borderStyle: 'dotted' }),
        ]}
      >
        Solid in light mode, dotted in dark mode
      </Box>
    </CssVarsProvider>
  );
}
