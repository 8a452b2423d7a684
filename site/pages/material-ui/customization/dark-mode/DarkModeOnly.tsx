import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkModeOnly() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper square sx={{ p: 3 }}>
        <Stack direction="row" spacing={2}>
          <TextField label="Station" size="small" />
          <Button variant="contained">Search</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
