import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const withScrollbar = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          '*': {
            scrollbarWidth: 'thin',
            scrollbarColor: '#00838f transparent',
          },
        },
      },
    },
  });

export default function BaselineScrollbar() {
  return (
    <ThemeProvider theme={withScrollbar}>
      <CssBaseline />
      <ol>
        {Array.from({ length: 20 }, (_row, at) => (
          <li key={at}>Invoice {2041 - at}</li>
        ))}
      </ol>
    </ThemeProvider>
  );
}
