import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleExclusive() {
  const [view, setView] = useState<string | null>('list');

  return (
    <ToggleButtonGroup
      aria-label="View"
      value={view}
      onChange={(_event, next) => setView(next)}
    >
      <Button value="list">List</Button>
      <Button value="board">Board</Button>
      <Button value="map">Map</Button>
    </ToggleButtonGroup>
  );
}
