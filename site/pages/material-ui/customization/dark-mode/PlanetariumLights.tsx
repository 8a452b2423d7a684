import { useId } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'dome',
    colorSchemeSelector: '[data-dome="%s"]',
  },
  colorSchemes: { light: true, dark: true },
});

type Mode = 'light' | 'dark' | 'system';

function Lights() {
  const id = useId();
  const { mode, colorScheme, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <FormControl>
        <FormLabel id={id}>Lights under the dome</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={mode ?? ''}
          onChange={(_event, value) => setMode(value as Mode)}
        >
          <FormControlLabel value="light" control={<Radio />} label="On" />
          <FormControlLabel value="dark" control={<Radio />} label="Off" />
          <FormControlLabel
            value="system"
            control={<Radio />}
            label="As outside"
          />
        </RadioGroup>
      </FormControl>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {colorScheme && `It is ${colorScheme} inside.`}
      </Typography>
    </Paper>
  );
}

export default function PlanetariumLights() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="dome-mode">
      <CssBaseline />
      <Lights />
    </ThemeProvider>
  );
}
