import IconButton from '@mui/joy/IconButton';
import { useColorScheme } from '@mui/joy/styles';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';

/** Changes between light and dark; `colorScheme` is known in the browser alone. */
export function SchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';
  return (
    <IconButton
      variant="outlined"
      aria-label={dark ? 'Use light mode' : 'Use dark mode'}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
