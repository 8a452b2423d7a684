import { useState } from 'react';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewModuleIcon from '@mui/icons-material/ViewModule';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';

export default function ToggleTooltip() {
  const [layout, setLayout] = useState<string | null>('grid');

  return (
    <ToggleButtonGroup
      aria-label="Layout"
      value={layout}
      onChange={(_event, next) => setLayout(next)}
    >
      <Tooltip title="Grid">
        <IconButton value="grid">
          <ViewModuleIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="List">
        <IconButton value="list">
          <ViewListIcon />
        </IconButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
