import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: {
      light: '#ffd95b',
      main: '#f9a825',
      dark: '#c17900',
      contrastText: '#241a05',
    },
  },
});

export default function PaletteAllTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Start the timer</Button>
    </ThemeProvider>
  );
}
