import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// Set your colors, fonts and shapes here: everything below takes them from this theme.
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'Roboto, Helvetica, Arial, sans-serif' },
});

interface RootProps {
  readonly children: ReactNode;
}

/** The theme for the whole application; light or dark as the device is. */
export default function Root({ children }: RootProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
