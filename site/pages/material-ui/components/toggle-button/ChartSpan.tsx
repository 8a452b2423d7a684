import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ChartSpan() {
  const [span, setSpan] = useState('Week');
  const [live, setLive] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        disabled={live}
        aria-label="Span of the chart"
        value={span}
        onChange={(_event, next: string | null) => setSpan(next ?? span)}
        classes={{ grouped: 'part' }}
        sx={{
          gap: 0.5,
          p: 0.5,
          borderRadius: 5,
          bgcolor: 'action.hover',
          '& .part': {
            px: 2,
            py: 0.5,
            border: 0,
            borderRadius: 4,
            color: 'text.primary',
            textTransform: 'none',
          },
          '& .part.Mui-selected, & .part.Mui-selected:hover': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .part.Mui-focusVisible': { outline: '2px solid' },
        }}
      >
        {['Day', 'Week', 'Year'].map((name) => (
          <ToggleButton key={name} value={name} disableFocusRipple>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Follow the pump live"
        control={
          <Switch
            checked={live}
            onChange={(event) => setLive(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}
