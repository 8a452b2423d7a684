import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  ThemeProvider,
  createTheme,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'room',
    colorSchemeSelector: '[data-room-scheme="%s"]',
  },
  colorSchemes: { light: true, dark: true },
});

function Room() {
  const { mode, systemMode, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Light in the room"
          value={mode ?? null}
          onChange={(_event, next: typeof mode | null) => next && setMode(next)}
        >
          <ToggleButton value="light">Day</ToggleButton>
          <ToggleButton value="dark">Night</ToggleButton>
          <ToggleButton value="system">As the device</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {mode === 'system' && `The device says ${systemMode}`}
          {mode && mode !== 'system' && `You chose ${mode}`}
        </Typography>
      </Stack>
    </Paper>
  );
}

export default function ReadingRoom() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="room-mode">
      <Room />
    </ThemeProvider>
  );
}
