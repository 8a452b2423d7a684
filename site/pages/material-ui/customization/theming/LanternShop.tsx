import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const evening = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#f2b84b' },
    background: { paper: '#1d2433' },
  },
  shape: { borderRadius: 14 },
  typography: {
    h6: { fontWeight: 400, letterSpacing: '0.04em' },
    button: { textTransform: 'none' },
  },
  components: { MuiButton: { defaultProps: { disableElevation: true } } },
});

export default function LanternShop() {
  return (
    <ThemeProvider theme={evening}>
      <Paper sx={{ p: 3, width: '100%', maxWidth: 340 }}>
        <Typography variant="h6" component="p">
          Paper lantern, large
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Washi and bamboo, folded flat. With a candle cup and two meters of
          cord.
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            mt: 3,
          }}
        >
          <Chip label="3 left" size="small" />
          <Button variant="contained">Add to cart</Button>
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
