import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const museum = createTheme({
  palette: { primary: { main: '#7b1e3b' } },
  shape: { borderRadius: 0 },
});

const green = { primary: { main: '#1f6f5c' } };
const gardenFromMuseum = (outer: Theme) =>
  createTheme({ ...outer, palette: green });
const gardenAlone = createTheme({ palette: green });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={museum}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained">Museum</Button>
        <ThemeProvider theme={gardenFromMuseum}>
          <Button variant="contained">Function</Button>
        </ThemeProvider>
        <ThemeProvider theme={gardenAlone}>
          <Button variant="contained">Object</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
