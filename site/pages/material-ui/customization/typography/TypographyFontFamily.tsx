import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: { fontFamily: 'Georgia, "Times New Roman", serif' },
});

export default function TypographyFontFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h5" component="h3">
        Harvest report
      </Typography>
      <Typography>The late apples are in, and the press runs daily.</Typography>
    </ThemeProvider>
  );
}
