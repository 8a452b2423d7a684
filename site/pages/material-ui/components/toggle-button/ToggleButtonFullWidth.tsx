import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonFullWidth() {
  const [trip, setTrip] = useState('return');

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label="Ticket"
      value={trip}
      onChange={(_event, value: string | null) => setTrip(value ?? trip)}
    >
      <ToggleButton value="single">One way</ToggleButton>
      <ToggleButton value="return">Round trip</ToggleButton>
    </ToggleButtonGroup>
  );
}
