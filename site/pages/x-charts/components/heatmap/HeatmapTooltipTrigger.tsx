import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  Heatmap,
  HeatmapTooltip,
  type HeatmapTooltipProps,
} from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

function TopTooltip(props: HeatmapTooltipProps) {
  return <HeatmapTooltip {...props} anchor="node" position="top" />;
}

export default function HeatmapTooltipTrigger() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <FormControlLabel
        label="Tooltip"
        control={
          <Switch
            checked={open}
            onChange={(event) => setOpen(event.target.checked)}
          />
        }
      />
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[{ type: 'heatmap', data: loads, label: 'Load' }]}
        slots={{ tooltip: TopTooltip }}
        slotProps={{ tooltip: { trigger: open ? 'item' : 'none' } }}
        height={220}
      />
    </Box>
  );
}
