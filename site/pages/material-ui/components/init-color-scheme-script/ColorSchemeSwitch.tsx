import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ThemeProvider,
  createTheme,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-shop-scheme' },
  colorSchemes: { light: true, dark: true },
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <Paper sx={{ p: 3 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scheme"
        value={mode ?? null}
        onChange={(_event, next: typeof mode | null) => next && setMode(next)}
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
        <ToggleButton value="system">System</ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}

export default function ColorSchemeSwitch() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="shop-mode">
      <ModeButtons />
    </ThemeProvider>
  );
}
