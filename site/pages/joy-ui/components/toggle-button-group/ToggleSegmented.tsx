import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleSegmented() {
  const [mode, setMode] = useState('design');

  return (
    <ToggleButtonGroup
      size="sm"
      variant="plain"
      spacing={0.5}
      aria-label="Mode"
      value={mode}
      onChange={(_event, next) => setMode(next ?? mode)}
      sx={{
        p: 0.5,
        borderRadius: 'md',
        bgcolor: 'background.level1',
        '& [aria-pressed="true"], & [aria-pressed="true"]:hover': {
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      <Button value="design">Design</Button>
      <Button value="prototype">Prototype</Button>
      <Button value="inspect">Inspect</Button>
    </ToggleButtonGroup>
  );
}
