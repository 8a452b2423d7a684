import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import Box from '@mui/system/Box';

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<
  'paper' | 'mint' | 'night'
>({
  theme: {
    ...createTheme(),
    ...createCssVarsTheme({
      cssVarPrefix: 'reader',
      defaultColorScheme: 'paper',
      colorSchemes: {
        paper: { palette: { mode: 'light', page: '#fffbeb', text: '#451a03' } },
        mint: { palette: { mode: 'light', page: '#ecfdf5', text: '#064e3b' } },
        night: { palette: { mode: 'dark', page: '#1c1917', text: '#fde68a' } },
      },
    }),
  },
  defaultColorScheme: { light: 'paper', dark: 'night' },
  modeStorageKey: 'reader-mode',
  colorSchemeStorageKey: 'reader-scheme',
});

function Page() {
  const { lightColorScheme, setColorScheme } = useColorScheme();

  return (
    <Box sx={{ p: 3, minHeight: '100vh', bgcolor: 'page', color: 'text' }}>
      <label>
        Light colors{' '}
        <select
          value={lightColorScheme}
          onChange={(event) =>
            setColorScheme({
              light: event.target.value === 'mint' ? 'mint' : 'paper',
            })
          }
        >
          <option>paper</option>
          <option>mint</option>
        </select>
      </label>
    </Box>
  );
}

export default function SchemeMany() {
  return (
    <CssVarsProvider defaultMode="light">
      <Page />
    </CssVarsProvider>
  );
}
