import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}

const theme = createTheme({
  palette: { primary: { main: '#6750a4' }, background: { paper: '#f7f2fa' } },
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, paddingInline: 24 } },
      variants: [
        {
          props: { variant: 'tonal' },
          style: {
            color: '#1d192b',
            backgroundColor: '#e8def8',
            '&:hover': { backgroundColor: '#d9cdec' },
          },
        },
      ],
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 8 } } },
  },
});

export default function MaterialDesign3() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ width: 320, maxWidth: '100%' }}>
        <CardContent>
          <Chip label="Workshop" variant="outlined" sx={{ mb: 2 }} />
          <Typography variant="h6" component="h3">
            Bookbinding for beginners
          </Typography>
          <Typography variant="body2">Saturday, 10:00, 4 seats left</Typography>
        </CardContent>
        <CardActions sx={{ p: 2 }}>
          <Button variant="contained">Book a seat</Button>
          <Button variant="tonal">Details</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
