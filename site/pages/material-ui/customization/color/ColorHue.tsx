import Button from '@mui/material/Button';
import { deepOrange, indigo } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: indigo, secondary: { main: deepOrange[800] } },
});

export default function ColorHue() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Save</Button>
        <Button color="secondary">Discard</Button>
      </Stack>
    </ThemeProvider>
  );
}
