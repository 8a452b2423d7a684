import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleFullWidth() {
  const [trip, setTrip] = useState<string | null>('return');

  return (
    <ToggleButtonGroup
      buttonFlex={1}
      aria-label="Trip"
      value={trip}
      onChange={(_event, next) => setTrip(next)}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <Button value="return">Return</Button>
      <Button value="oneway">One way</Button>
    </ToggleButtonGroup>
  );
}
