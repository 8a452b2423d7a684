import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#80cbc4' },
    background: { default: '#0b1413', paper: '#13201f' },
  },
});

export default function PaletteDark() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 3 }}>
        <Typography>Night tour, 21:30</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          Observatory, 12 places left
        </Typography>
        <Button variant="contained">Reserve</Button>
      </Paper>
    </ThemeProvider>
  );
}
