import { useState } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const withRules = (theme: Theme): Theme => ({
  ...theme,
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        kbd: {
          padding: '2px 6px',
          border: '1px solid',
          borderRadius: 4,
          fontFamily: 'inherit',
        },
        mark: { color: 'inherit', backgroundColor: 'rgb(255 180 0 / 35%)' },
      },
    },
  },
});

const withoutRules = (theme: Theme): Theme => theme;

export default function HouseRules() {
  const [on, setOn] = useState(false);

  return (
    <ThemeProvider theme={on ? withRules : withoutRules}>
      <CssBaseline enableColorScheme>
        <div>
          <p>
            Press <kbd>L</kbd> for the lamp. <mark>The red one stays on.</mark>
          </p>
          <FormControlLabel
            label="Rules of the house"
            control={
              <Switch
                checked={on}
                onChange={(event) => setOn(event.target.checked)}
              />
            }
          />
        </div>
      </CssBaseline>
    </ThemeProvider>
  );
}
