import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisData } from '@mui/x-charts/models';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisClick() {
  const [clicked, setClicked] = useState<ChartsAxisData | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Precipitation in Central Park, inches"
        dataset={newYork}
        xAxis={[{ dataKey: 'month' }]}
        series={[{ id: 'rain', dataKey: 'precipitation' }]}
        onAxisClick={(_event, data) => setClicked(data)}
        height={220}
      />
      <Typography role="status">
        {clicked
          ? `${String(clicked.axisValue)}: ${clicked.seriesValues.rain} inches`
          : 'Click a month'}
      </Typography>
    </Box>
  );
}
