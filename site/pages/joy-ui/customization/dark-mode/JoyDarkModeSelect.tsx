import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

function ModeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      aria-label="Appearance"
      value={mode ?? null}
      onChange={(_event, next) => {
        if (next) {
          setMode(next);
        }
      }}
    >
      <Button value="light">Light</Button>
      <Button value="dark">Dark</Button>
      <Button value="system">System</Button>
    </ToggleButtonGroup>
  );
}

export default function JoyDarkModeSelect() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <ModeChoice />
    </CssVarsProvider>
  );
}
