import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonAtLeastOne() {
  const [days, setDays] = useState(['Mon', 'Thu']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Collection days"
        aria-describedby="days-hint"
        value={days}
        onChange={(_event, value: string[]) => {
          if (value.length > 0) {
            setDays(value);
          }
        }}
      >
        {['Mon', 'Tue', 'Wed', 'Thu'].map((day) => (
          <ToggleButton key={day} value={day}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography id="days-hint" variant="body2" color="text.secondary">
        Keep at least one day.
      </Typography>
    </Stack>
  );
}
