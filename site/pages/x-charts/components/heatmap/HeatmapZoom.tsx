import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapZoom() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours, zoom: { minSpan: 30 } }]}
        yAxis={[{ data: weekdays }]}
        series={[{ data: loads, label: 'Requests per second' }]}
        showToolbar
        height={260}
      />
    </Box>
  );
}
