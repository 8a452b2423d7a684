import Card from '@mui/material/Card';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCard: {
      styleOverrides: {
        root: ({ theme }) =>
          theme.unstable_sx({
            p: { xs: 2, sm: 4 },
            borderRadius: 3,
            color: 'primary.main',
          }),
      },
    },
  },
});

export default function ThemeSxSyntax() {
  return (
    <ThemeProvider theme={theme}>
      <Card>Berth 14, tide at 6:20</Card>
    </ThemeProvider>
  );
}
