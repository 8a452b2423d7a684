import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const compact = createTheme({ spacing: 4 });
const standard = createTheme();

export default function SpacingUnit() {
  return [compact, standard].map((theme) => (
    <ThemeProvider key={theme.spacing()} theme={theme}>
      <Box sx={{ display: 'flex', gap: 2, p: 2, mb: 2, border: 1 }}>
        <Box sx={{ px: 1, border: 1 }}>Padding: {theme.spacing(1)}</Box>
        <Box sx={{ px: 1, border: 1 }}>Gap: {theme.spacing(2)}</Box>
      </Box>
    </ThemeProvider>
  ));
}
