import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleVertical() {
  const [floor, setFloor] = useState<string | null>('1');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      aria-label="Floor"
      value={floor}
      onChange={(_event, next) => setFloor(next)}
      sx={{ width: 160 }}
    >
      <Button value="2">Roof terrace</Button>
      <Button value="1">First floor</Button>
      <Button value="0">Entrance</Button>
    </ToggleButtonGroup>
  );
}
