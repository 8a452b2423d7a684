import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteOptions {
    postmark?: string;
  }
}

const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { postmark: '#5b2a6d' } },
    dark: { palette: { postmark: '#d9b3e6' } },
  },
});

export default function CustomToken() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2, color: 'postmark', border: 2 }}>Faro, 4 July</Box>
    </ThemeProvider>
  );
}
