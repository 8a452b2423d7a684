import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

export default function HeatmapClick() {
  const [text, setText] = React.useState('Click a cell.');
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
        onItemClick={(_event, { dataIndex }) => {
          const cell = loads[dataIndex ?? -1];
          if (cell) setText(`${weekdays[cell[1]]}, ${hours[cell[0]]}:00`);
        }}
        height={200}
      />
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
