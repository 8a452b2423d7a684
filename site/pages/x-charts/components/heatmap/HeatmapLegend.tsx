import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapLegend() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[{ data: loads, label: 'Requests per second' }]}
        hideLegend={false}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
            minLabel: ({ value }) => String(value),
            maxLabel: ({ value }) => String(value),
          },
        }}
        height={220}
      />
    </Box>
  );
}
