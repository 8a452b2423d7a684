import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { newYork } from '../../../../families/x-charts/data/climate';

const positions = [
  'start',
  'end',
  'extremes',
  'inline-start',
  'inline-end',
] as const;

export default function LegendColorLabels() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        {
          id: 'low',
          colorMap: {
            type: 'piecewise',
            thresholds: [32, 50],
            colors: ['#4f86d9', '#3c9d74', '#d9782d'],
          },
        },
      ]}
      series={[{ type: 'bar', dataKey: 'low' }]}
      height={200}
    >
      <Stack spacing={1.5} sx={{ width: '100%' }}>
        <ChartsSurface aria-label="Mean daily low in Central Park, °F">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        {positions.map((labelPosition) => (
          <Stack
            key={labelPosition}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center' }}
          >
            <code style={{ width: 110 }}>{labelPosition}</code>
            <PiecewiseColorLegend
              axisDirection="y"
              axisId="low"
              labelPosition={labelPosition}
            />
          </Stack>
        ))}
      </Stack>
    </ChartsDataProvider>
  );
}
