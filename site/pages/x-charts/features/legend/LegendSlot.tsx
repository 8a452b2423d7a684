import Box from '@mui/material/Box';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { BarPlot } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LegendSlot() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [32, 50],
            colors: ['#4f86d9', '#3c9d74', '#d9782d'],
          },
        },
      ]}
      series={[{ type: 'bar', dataKey: 'low' }]}
      height={240}
    >
      <Box sx={{ width: '100%' }}>
        <ChartsLegend
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end' } }}
        />
        <ChartsSurface aria-label="Mean daily low in Central Park, °F">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </Box>
    </ChartsDataProvider>
  );
}
