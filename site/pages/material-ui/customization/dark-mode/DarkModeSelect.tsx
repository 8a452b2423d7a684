import CssBaseline from '@mui/material/CssBaseline';
import MenuItem from '@mui/material/MenuItem';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function ModeSelect() {
  const { mode, systemMode, setMode } = useColorScheme();

  return (
    <TextField
      select
      label="Appearance"
      value={mode ?? ''}
      onChange={(event) =>
        setMode(event.target.value as NonNullable<typeof mode>)
      }
      helperText={systemMode ? `This device is ${systemMode}` : ' '}
      sx={{ width: 240 }}
    >
      <MenuItem value="light">Light</MenuItem>
      <MenuItem value="dark">Dark</MenuItem>
      <MenuItem value="system">System</MenuItem>
    </TextField>
  );
}

export default function DarkModeSelect() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ModeSelect />
    </ThemeProvider>
  );
}
