import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import PanToolIcon from '@mui/icons-material/PanTool';
import PlaceIcon from '@mui/icons-material/Place';
import PolylineIcon from '@mui/icons-material/Polyline';

const tools = [
  { name: 'Move the map', Icon: PanToolIcon },
  { name: 'Draw a route', Icon: PolylineIcon },
  { name: 'Set a marker', Icon: PlaceIcon },
];

export default function RouteTools() {
  const [tool, setTool] = useState('Draw a route');

  return (
    <Box sx={{ display: 'flex', gap: 1, maxWidth: 340, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        aria-label="Tools"
        value={tool}
        onChange={(_event, next: string | null) => setTool(next ?? tool)}
      >
        {tools.map(({ name, Icon }) => (
          <Tooltip key={name} title={name} placement="right">
            <ToggleButton value={name}>
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Paper
        variant="outlined"
        sx={{ flex: 1, display: 'grid', placeItems: 'center' }}
      >
        <Typography color="text.secondary">{tool}</Typography>
      </Paper>
    </Box>
  );
}
