import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { contrastThreshold: 4.5 } });

export default function PaletteContrastThreshold() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" color="warning">
          Pause delivery
        </Button>
        <Button variant="contained" color="info">
          Track parcel
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
