import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const seeds = [
  { name: 'Scarlet bean', packets: 3 },
  { name: 'Yellow beet', packets: 1 },
  { name: 'Winter lettuce', packets: 2 },
];

export default function SeedOrder() {
  const [unit, setUnit] = useState(8);
  const theme = useMemo(() => createTheme({ spacing: unit }), [unit]);

  return (
    <Box
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', minHeight: 330 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit in pixels"
        value={unit}
        onChange={(_event, next: number | null) => setUnit(next ?? unit)}
      >
        {[4, 8, 12].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box
          component="ul"
          sx={{
            border: '1px solid',
            display: 'grid',
            gap: 2,
            m: 0,
            p: 3,
            width: 240,
            listStyle: 'none',
          }}
        >
          {seeds.map(({ name, packets }) => (
            <li key={name}>
              <Typography sx={{ mb: 0.5 }}>{name}</Typography>
              <Typography variant="body2">
                {packets} {packets === 1 ? 'packet' : 'packets'}
              </Typography>
            </li>
          ))}
        </Box>
      </ThemeProvider>
    </Box>
  );
}
