import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function CompositionResponsive() {
  const [width, setWidth] = useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the parent in percent"
        min={40}
        value={width}
        onChange={(_event, value) => setWidth(value)}
        sx={{ maxWidth: 240 }}
      />
      <Box sx={{ width: `${width}%`, height: 220 }}>
        <ChartsContainer
          title="Mean daily high in Central Park, °F"
          dataset={newYork}
          xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
          series={[{ type: 'bar', dataKey: 'high' }]}
        >
          <BarPlot />
          <ChartsAxis />
        </ChartsContainer>
      </Box>
    </Box>
  );
}
