import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const museum = createTheme({
  shape: { borderRadius: 0 },
  palette: { primary: { main: '#7b1e3b' }, secondary: { main: '#1f6f5c' } },
  typography: { button: { textTransform: 'none' } },
});

const forGarden = (outer: Theme): Theme => ({
  ...outer,
  palette: { ...outer.palette, primary: outer.palette.secondary },
});

const alone = createTheme({ palette: { primary: { main: '#1f6f5c' } } });

export default function MuseumWing() {
  return (
    <ThemeProvider theme={museum}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained">Museum</Button>
        <ThemeProvider theme={forGarden}>
          <Button variant="contained">Garden, from the museum</Button>
        </ThemeProvider>
        <ThemeProvider theme={alone}>
          <Button variant="contained">Garden, alone</Button>
        </ThemeProvider>
      </Box>
    </ThemeProvider>
  );
}
