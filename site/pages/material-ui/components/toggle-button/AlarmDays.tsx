import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function AlarmDays() {
  const [chosen, setChosen] = useState(['Mon', 'Thu']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="h4" component="p">
        6:45
      </Typography>
      <ToggleButtonGroup
        size="small"
        color="secondary"
        aria-label="Days of the alarm"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
      >
        {days.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            sx={{ width: 42, px: 0, textTransform: 'none' }}
          >
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {chosen.length === 0
          ? 'The alarm is off'
          : `Rings on ${days.filter((day) => chosen.includes(day)).join(', ')}`}
      </Typography>
    </Stack>
  );
}
