import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const { augmentColor } = createTheme().palette;

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: {
      palette: { plum: augmentColor({ color: { main: '#6a1b6a' } }) },
    },
    dark: {
      palette: { plum: augmentColor({ color: { main: '#e0a3e0' } }) },
    },
  },
});

function Tasting() {
  const { colorScheme, setMode } = useColorScheme();

  return (
    <Stack direction="row" spacing={2} sx={{ p: 3, alignItems: 'center' }}>
      <Button
        variant="contained"
        color="plum"
        onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
      >
        Switch scheme
      </Button>
      <Chip label="3 seats left" color="plum" />
    </Stack>
  );
}

export default function PaletteCustomSchemes() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Tasting />
    </ThemeProvider>
  );
}

declare module '@mui/material/styles' {
  interface Palette {
    plum: Palette['primary'];
  }
  interface PaletteOptions {
    plum?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    plum: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    plum: true;
  }
}
