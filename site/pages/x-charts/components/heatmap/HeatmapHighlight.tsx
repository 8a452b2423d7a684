import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapHighlight() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[
          {
            data: loads,
            label: 'Requests per second',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{ [`& .${heatmapClasses.faded}`]: { opacity: 0.4 } }}
        height={220}
      />
    </Box>
  );
}
