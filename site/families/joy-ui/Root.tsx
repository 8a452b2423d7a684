import type { ReactNode } from 'react';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

// Set your colors, fonts and shapes here: everything below takes them from this theme.
const theme = extendTheme();

interface RootProps {
  readonly children: ReactNode;
}

/** The theme for the whole application; light or dark as the device is. */
export default function Root({ children }: RootProps) {
  return (
    <CssVarsProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </CssVarsProvider>
  );
}
