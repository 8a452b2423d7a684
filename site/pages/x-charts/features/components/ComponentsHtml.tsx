import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { newYork } from '../../../../families/x-charts/data/climate';

function JulyNote() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const value = useBarSeries('rain')?.data[6] ?? 0;
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInlineStart: x('Jul'),
        top: y(value) - 40,
        pointerEvents: 'auto',
      }}
    >
      <Button size="small" variant="contained" href="#html-components">
        Record
      </Button>
    </Box>
  );
}

export default function ComponentsHtml() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[{ max: 6 }]}
      series={[{ id: 'rain', type: 'bar', dataKey: 'precipitation' }]}
      height={240}
    >
      <Box sx={{ position: 'relative', width: '100%' }}>
        <ChartsSurface aria-label="Precipitation in Central Park, inches">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <Box
          dir="ltr"
          sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
        >
          <JulyNote />
        </Box>
      </Box>
    </ChartsDataProvider>
  );
}
