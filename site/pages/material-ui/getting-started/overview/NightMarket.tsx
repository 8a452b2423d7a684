import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const nightMarket = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ffb74d' },
    background: { paper: '#16302b' },
  },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: 'Georgia, serif',
    button: { textTransform: 'none' },
  },
  components: {
    MuiCardActions: { styleOverrides: { root: { padding: 16 } } },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
    },
  },
});

function Stall() {
  return (
    <Card sx={{ flex: 1 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Noodles by Lan
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          Stall 12, beside the fountain
        </Typography>
        <Rating size="small" readOnly value={4} />
      </CardContent>
      <CardActions>
        <Button>See the menu</Button>
      </CardActions>
    </Card>
  );
}

export default function NightMarket() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <Stall />
      <ThemeProvider theme={nightMarket}>
        <Stall />
      </ThemeProvider>
    </Stack>
  );
}
