import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';

const brand = { light: '#00639a', dark: '#7fc4f2' };

export const joyTheme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: { solidBg: brand.light } } },
    dark: { palette: { primary: { solidBg: brand.dark, solidColor: '#000' } } },
  },
  zIndex: { popup: 1350 },
});

export const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-joy-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: brand.light } } },
    dark: { palette: { primary: { main: brand.dark } } },
  },
  typography: { fontFamily: 'var(--joy-fontFamily-body)' },
  components: {
    MuiSvgIcon: {
      styleOverrides: {
        root: {
          margin: 'var(--Icon-margin)',
          variants: [
            {
              props: { fontSize: 'medium' },
              style: { fontSize: 'var(--Icon-fontSize, 1.5rem)' },
            },
          ],
        },
      },
    },
  },
});
