import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#8a4b00' } },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
});

export default function ThemeProviderBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained">Reserve a table</Button>
        <Button variant="outlined">See the menu</Button>
        <Chip label="Open until 22:00" color="primary" />
      </Stack>
    </ThemeProvider>
  );
}
