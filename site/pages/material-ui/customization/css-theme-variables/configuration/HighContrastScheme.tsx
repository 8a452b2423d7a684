import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  createColorScheme,
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const colorSchemes = {
  light: true,
  dark: true,
  contrast: createColorScheme({
    palette: {
      mode: 'light',
      primary: { main: '#000' },
      text: { primary: '#000', secondary: '#000' },
      divider: '#000',
    },
  }),
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes,
});

function ContrastSwitch() {
  const { colorScheme, setColorScheme } = useColorScheme();
  const name: string | undefined = colorScheme;
  // Until the name is declared, its type knows light and dark only.
  const pick = setColorScheme as (names: Record<string, string> | null) => void;

  return (
    <FormControlLabel
      label="High contrast"
      control={
        <Switch
          checked={name === 'contrast'}
          onChange={(_event, on) =>
            pick(on ? { light: 'contrast', dark: 'contrast' } : null)
          }
        />
      }
    />
  );
}

export default function HighContrastScheme() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      <Stack direction="row" spacing={2} sx={{ p: 3 }}>
        <ContrastSwitch />
        <Button variant="contained">Save</Button>
      </Stack>
    </ThemeProvider>
  );
}
