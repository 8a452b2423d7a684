import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function StateClasses() {
  const [size, setSize] = useState('M');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Size"
      value={size}
      onChange={(_event, value: string | null) => value && setSize(value)}
      sx={{
        '& .MuiToggleButton-root.Mui-selected': {
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:hover': { bgcolor: 'primary.dark' },
        },
        '& .MuiToggleButton-root.Mui-disabled': {
          textDecoration: 'line-through',
        },
      }}
    >
      <ToggleButton value="S">S</ToggleButton>
      <ToggleButton value="M">M</ToggleButton>
      <ToggleButton value="L" disabled>
        L
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
