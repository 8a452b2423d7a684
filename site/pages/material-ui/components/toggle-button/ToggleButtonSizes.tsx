import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [unit, setUnit] = useState('km');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Unit, ${size}`}
          value={unit}
          onChange={(_event, value: string | null) => setUnit(value ?? unit)}
        >
          <ToggleButton value="km">{`km, ${size}`}</ToggleButton>
          <ToggleButton value="mi">{`mi, ${size}`}</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
