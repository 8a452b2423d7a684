import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const withRules = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          kbd: { padding: '2px 6px', border: '1px solid', borderRadius: 4 },
          mark: { color: 'inherit', backgroundColor: 'rgb(255 180 0 / 35%)' },
        },
      },
    },
  });

export default function BaselineOverrides() {
  return (
    <ThemeProvider theme={withRules}>
      <CssBaseline enableColorScheme>
        <p>
          Press <kbd>Ctrl</kbd> <kbd>S</kbd> to save. <mark>2 changes</mark> are
          not saved yet.
        </p>
      </CssBaseline>
    </ThemeProvider>
  );
}
