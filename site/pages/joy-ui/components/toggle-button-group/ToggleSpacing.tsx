import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleSpacing() {
  const [days, setDays] = useState(['Mo', 'We']);

  return (
    <ToggleButtonGroup
      spacing={0.5}
      variant="soft"
      color="primary"
      aria-label="Days"
      value={days}
      onChange={(_event, next) => setDays(next)}
      sx={{ flexWrap: 'wrap', borderRadius: '40px' }}
    >
      {['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => (
        <Button key={day} value={day}>
          {day}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
