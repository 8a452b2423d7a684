import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: { h3: { fontSize: 'clamp(1.75rem, 1rem + 3.5vw, 3rem)' } },
});

export default function TypographyFluid() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3">Sunday market</Typography>
    </ThemeProvider>
  );
}
