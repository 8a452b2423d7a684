import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    h4: { fontWeight: 700, letterSpacing: '-0.02em' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

export default function TypographyVariantStyles() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h4" component="h3">
        Invoices
      </Typography>
      <Button variant="outlined">Export as CSV</Button>
    </ThemeProvider>
  );
}
