import IconButton from '@mui/joy/IconButton';
import { useColorScheme as useJoyColorScheme } from '@mui/joy/styles';
import { useColorScheme as useMaterialColorScheme } from '@mui/material/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

export default function ModeSwitch() {
  const { colorScheme, setMode: setJoyMode } = useJoyColorScheme();
  const { setMode: setMaterialMode } = useMaterialColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="outlined"
      aria-label={`Switch to ${next} mode`}
      onClick={() => {
        setJoyMode(next);
        setMaterialMode(next);
      }}
    >
      {next === 'dark' ? <DarkMode /> : <LightMode />}
    </IconButton>
  );
}
