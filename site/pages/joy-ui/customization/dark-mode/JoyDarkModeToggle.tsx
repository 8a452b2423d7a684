import CssBaseline from '@mui/joy/CssBaseline';
import IconButton from '@mui/joy/IconButton';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

function ModeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';

  return (
    <IconButton
      variant="outlined"
      aria-label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      disabled={!colorScheme}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}

export default function JoyDarkModeToggle() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <ModeToggle />
    </CssVarsProvider>
  );
}
