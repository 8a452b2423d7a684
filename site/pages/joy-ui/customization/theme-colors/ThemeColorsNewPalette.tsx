import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { PaletteRange } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    orchid: true;
  }
  interface Palette {
    orchid: PaletteRange;
  }
}

const light = {
  solidColor: '#fff',
  solidBg: '#86198f',
  solidHoverBg: '#701a75',
  softColor: '#701a75',
  softBg: '#fae8ff',
  softHoverBg: '#f5d0fe',
  outlinedColor: '#86198f',
  outlinedBorder: '#e879f9',
  outlinedHoverBg: '#fae8ff',
};
const dark = {
  ...light,
  softColor: '#f5d0fe',
  softBg: '#4a044e',
  softHoverBg: '#701a75',
  outlinedColor: '#f0abfc',
  outlinedHoverBg: '#4a044e',
};

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { orchid: light } },
    dark: { palette: { orchid: dark } },
  },
});

export default function ThemeColorsNewPalette() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button color="orchid">Subscribe</Button>
        <Button color="orchid" variant="soft">
          Gift
        </Button>
        <Button color="orchid" variant="outlined">
          Preview
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
