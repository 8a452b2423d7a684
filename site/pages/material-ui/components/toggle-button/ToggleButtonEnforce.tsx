import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonEnforce() {
  const [view, setView] = useState('week');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Calendar view"
      value={view}
      onChange={(_event, value: string | null) => setView(value ?? view)}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
