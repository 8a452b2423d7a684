import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';

export default function ToggleButtonTooltip() {
  const [align, setAlign] = useState('left');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Alignment"
      value={align}
      onChange={(_event, value: string | null) => setAlign(value ?? align)}
    >
      <Tooltip title="Align left">
        <ToggleButton value="left">
          <FormatAlignLeftIcon />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Center">
        <ToggleButton value="center">
          <FormatAlignCenterIcon />
        </ToggleButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
