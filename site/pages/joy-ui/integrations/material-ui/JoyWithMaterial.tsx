import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import Rating from '@mui/material/Rating';
import {
  createTheme,
  THEME_ID,
  ThemeProvider,
  useColorScheme as useMaterialColorScheme,
} from '@mui/material/styles';

const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-joy-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function ModeButton() {
  const { colorScheme, setMode: setJoyMode } = useColorScheme();
  const { setMode: setMaterialMode } = useMaterialColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';

  return (
    <Button
      variant="outlined"
      disabled={!colorScheme}
      onClick={() => {
        setJoyMode(next);
        setMaterialMode(next);
      }}
    >
      Switch mode
    </Button>
  );
}

export default function JoyWithMaterial() {
  return (
    <CssVarsProvider modeStorageKey="mode">
      <ThemeProvider
        theme={{ [THEME_ID]: materialTheme }}
        modeStorageKey="mode"
      >
        <CssBaseline />
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography level="title-md">Rate the packaging</Typography>
          <Rating name="packaging" defaultValue={4} />
          <ModeButton />
        </Stack>
      </ThemeProvider>
    </CssVarsProvider>
  );
}
