import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const compact = createTheme({ spacing: 4 });
const standard = createTheme();

export default function SpacingUnit() {
  return [compact, standard].map((theme) => (
    <ThemeProvider key={theme.spacing()} theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Stack direction="row" spacing={2}>
          <Chip label={`1 step is ${theme.spacing()}`} />
          <Chip label={`2 steps are ${theme.spacing(2)}`} />
        </Stack>
      </Paper>
    </ThemeProvider>
  ));
}
