import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';

const button = { gap: 1, textTransform: 'none' };

export default function ToggleButtonIconText() {
  const [view, setView] = useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Results as"
      value={view}
      onChange={(_event, value: string | null) => setView(value ?? view)}
    >
      <ToggleButton value="list" sx={button}>
        <ViewListIcon />
        List
      </ToggleButton>
      <ToggleButton value="map" sx={button}>
        <MapIcon />
        Map
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
