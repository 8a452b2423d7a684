import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapPiecewise() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [25, 50, 75],
              colors: ['#bbdefb', '#64b5f6', '#1e88e5', '#0d47a1'],
            },
          },
        ]}
        series={[{ data: loads, label: 'Requests per second' }]}
        height={220}
      />
    </Box>
  );
}
