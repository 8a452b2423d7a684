import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const theme = {
  ...createTheme(),
  ...createCssVarsTheme({
    cssVarPrefix: 'shop',
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: { mode: 'light', page: '#f8fafc', text: '#0f172a' } },
      dark: { palette: { mode: 'dark', page: '#0f172a', text: '#f8fafc' } },
    },
  }),
};

const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'shop-mode',
});

function ModeSelect() {
  const { mode, setMode } = useColorScheme();

  return (
    <label>
      Mode{' '}
      <select
        value={mode ?? 'system'}
        onChange={({ target: { value } }) =>
          setMode(value === 'light' || value === 'dark' ? value : 'system')
        }
      >
        <option>system</option>
        <option>light</option>
        <option>dark</option>
      </select>
    </label>
  );
}

export default function SchemeToggle() {
  return (
    <CssVarsProvider>
      <Stack
        spacing={2}
        sx={{ p: 3, minHeight: '100vh', bgcolor: 'page', color: 'text' }}
      >
        <Box component="strong" sx={{ fontSize: 20 }}>
          Evening menu
        </Box>
        <ModeSelect />
      </Stack>
    </CssVarsProvider>
  );
}
