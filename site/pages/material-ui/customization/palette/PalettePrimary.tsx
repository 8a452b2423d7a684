import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#ffb300' },
  },
});

export default function PalettePrimary() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Book a table</Button>
        <Button variant="contained" color="secondary">
          Join the waitlist
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
