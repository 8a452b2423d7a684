import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import RemoveIcon from '@mui/icons-material/Remove';

export default function PlanZoom() {
  const [zoom, setZoom] = useState(100);
  const actions = [
    { name: 'Zoom in', Icon: AddIcon, next: Math.min(zoom * 2, 800) },
    { name: 'Show all', Icon: FitScreenIcon, next: 100 },
    { name: 'Zoom out', Icon: RemoveIcon, next: Math.max(zoom / 2, 25) },
  ];

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <ButtonGroup
        orientation="vertical"
        color="secondary"
        aria-label="Zoom of the plan"
      >
        {actions.map(({ name, Icon, next }) => (
          <Tooltip key={name} title={name} placement="left">
            <Button onClick={() => setZoom(next)}>
              <Icon fontSize="small" />
            </Button>
          </Tooltip>
        ))}
      </ButtonGroup>
      <Typography role="status" sx={{ width: 110 }}>
        Scale: {zoom}%
      </Typography>
    </Box>
  );
}
