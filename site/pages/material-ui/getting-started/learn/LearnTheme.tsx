import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained' } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
  },
});

export default function LearnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ width: 280 }}>
        <CardContent>
          <Typography component="h3" variant="h6">
            Backups
          </Typography>
          <Typography color="text.secondary">Daily at 3 a.m.</Typography>
        </CardContent>
        <CardActions>
          <Button>Pause</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
