import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

function SystemMode() {
  const { mode, systemMode, colorScheme } = useColorScheme();

  return (
    <Typography>
      Mode {mode}, device {systemMode ?? 'not asked'}, shown {colorScheme}
    </Typography>
  );
}

export default function JoyDarkModeSystem() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <SystemMode />
    </CssVarsProvider>
  );
}
