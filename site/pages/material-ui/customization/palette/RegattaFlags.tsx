import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const flags = [
  { name: 'Recall', color: 'error' },
  { name: 'Postponed', color: 'warning' },
  { name: 'Course change', color: 'info' },
  { name: 'Start', color: 'success' },
] as const;

export default function RegattaFlags() {
  const [contrastThreshold, setThreshold] = useState(4.5);
  const theme = useMemo(
    () => createTheme({ palette: { contrastThreshold } }),
    [contrastThreshold],
  );

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Contrast threshold"
        value={contrastThreshold}
        onChange={(_event, next: number | null) => next && setThreshold(next)}
      >
        {[3, 4.5, 7].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {flags.map(({ name, color }) => (
            <Button key={name} variant="contained" color={color}>
              {name}
            </Button>
          ))}
        </Box>
      </ThemeProvider>
    </Box>
  );
}
