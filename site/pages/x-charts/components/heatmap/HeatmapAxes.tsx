import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapAxes() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[
          {
            data: hours,
            position: 'top',
            categoryGapRatio: 0.05,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[
          {
            data: weekdays,
            reverse: true,
            categoryGapRatio: 0.05,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[{ data: loads, label: 'Requests per second' }]}
        margin={{ top: 8, right: 8, bottom: 8 }}
        height={240}
      />
    </Box>
  );
}
