import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkModeElevation() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, p: 3, bgcolor: 'background.default' }}
      >
        {[0, 1, 4, 8, 24].map((elevation) => (
          <Paper key={elevation} elevation={elevation} sx={{ px: 3, py: 2 }}>
            {elevation}
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
