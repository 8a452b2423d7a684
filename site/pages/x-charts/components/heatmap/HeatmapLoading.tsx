import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, weekdays } from './loads';

export default function HeatmapLoading() {
  return (
    <Box role="group" aria-label="Requests, loading" sx={{ width: '100%' }}>
      <Heatmap
        loading
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[{ data: [] }]}
        height={180}
      />
    </Box>
  );
}
