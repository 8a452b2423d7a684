import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleRequired() {
  const [unit, setUnit] = useState('km');

  return (
    <ToggleButtonGroup
      aria-label="Unit"
      value={unit}
      onChange={(_event, next) => setUnit(next ?? unit)}
    >
      <Button value="km">Kilometers</Button>
      <Button value="mi">Miles</Button>
    </ToggleButtonGroup>
  );
}
