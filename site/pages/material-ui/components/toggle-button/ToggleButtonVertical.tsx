import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import PanToolIcon from '@mui/icons-material/PanTool';
import PlaceIcon from '@mui/icons-material/Place';
import TimelineIcon from '@mui/icons-material/Timeline';

export default function ToggleButtonVertical() {
  const [tool, setTool] = useState('move');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Map tools"
      value={tool}
      onChange={(_event, value: string | null) => setTool(value ?? tool)}
    >
      <ToggleButton value="move" aria-label="Move the map">
        <PanToolIcon />
      </ToggleButton>
      <ToggleButton value="place" aria-label="Add a place">
        <PlaceIcon />
      </ToggleButton>
      <ToggleButton value="route" aria-label="Plan a route">
        <TimelineIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
