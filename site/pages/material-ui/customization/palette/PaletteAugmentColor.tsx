import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    clay: base.palette.augmentColor({
      color: { main: '#9a4a2c' },
      name: 'clay',
    }),
  },
});

export default function PaletteAugmentColor() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" color="clay">
          Reserve the kiln
        </Button>
        <Button color="clay">Details</Button>
        <Chip label="2 shelves left" color="clay" />
      </Stack>
    </ThemeProvider>
  );
}

declare module '@mui/material/styles' {
  interface Palette {
    clay: Palette['primary'];
  }
  interface PaletteOptions {
    clay?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    clay: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    clay: true;
  }
}
