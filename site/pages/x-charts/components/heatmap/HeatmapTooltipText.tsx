import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapTooltipText() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[
          { data: hours, valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[{ data: weekdays }]}
        series={[
          {
            data: loads,
            label: 'Load',
            valueFormatter: ([, , load]) => `${load} requests per second`,
          },
        ]}
        slotProps={{ tooltip: { anchor: 'node', position: 'top' } }}
        height={220}
      />
    </Box>
  );
}
