import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleSelectedStyle() {
  const [plan, setPlan] = useState<string | null>('year');

  return (
    <ToggleButtonGroup
      aria-label="Billing"
      value={plan}
      onChange={(_event, next) => setPlan(next)}
      sx={{
        '& [aria-pressed="true"], & [aria-pressed="true"]:hover': {
          bgcolor: 'primary.solidBg',
          color: 'primary.solidColor',
        },
      }}
    >
      <Button value="month">Monthly</Button>
      <Button value="year">Yearly</Button>
    </ToggleButtonGroup>
  );
}
