import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import { THEME_ID, ThemeProvider } from '@mui/material/styles';
import App from './App';
import { joyTheme, materialTheme } from './theme';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CssVarsProvider theme={joyTheme} modeStorageKey="mode">
      <ThemeProvider
        theme={{ [THEME_ID]: materialTheme }}
        modeStorageKey="mode"
      >
        <CssBaseline />
        <App />
      </ThemeProvider>
    </CssVarsProvider>
  </StrictMode>,
);
