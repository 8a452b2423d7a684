import Chip from '@mui/material/Chip';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function DeviceScheme() {
  const { mode, systemMode } = useColorScheme();
  return <Chip label={`mode: ${mode}, systemMode: ${systemMode}`} />;
}

export default function SystemMode() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <DeviceScheme />
    </ThemeProvider>
  );
}
