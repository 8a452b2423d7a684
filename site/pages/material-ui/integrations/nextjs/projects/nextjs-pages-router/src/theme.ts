import localFont from 'next/font/local';
import { createTheme } from '@mui/material/styles';

export const roboto = localFont({
  src: '../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  weight: '100 900',
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: roboto.style.fontFamily },
});
