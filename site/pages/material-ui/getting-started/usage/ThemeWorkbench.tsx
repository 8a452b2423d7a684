import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const accents = { Fern: '#2e7d32', Rust: '#bf4a1f', Plum: '#7b2d8e' };

export default function ThemeWorkbench() {
  const [accent, setAccent] = useState(accents.Rust);
  const [dark, setDark] = useState(false);

  const theme = useMemo(
    () =>
      createTheme({
        palette: { mode: dark ? 'dark' : 'light', primary: { main: accent } },
        shape: { borderRadius: 12 },
        typography: { button: { textTransform: 'none' } },
      }),
    [accent, dark],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Accent"
          value={accent}
          onChange={(_event, next: string | null) => setAccent(next ?? accent)}
        >
          {Object.entries(accents).map(([name, color]) => (
            <ToggleButton key={name} value={color}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={dark} />}
          label="Dark"
          sx={{ m: 0 }}
          onChange={(_event, checked) => setDark(checked)}
        />
      </Stack>
      <ThemeProvider theme={theme}>
        <Paper component={Stack} elevation={3} spacing={2} sx={{ p: 2 }}>
          <TextField label="Cake" defaultValue="Plum and almond" />
          <Button variant="contained">Order the cake</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
