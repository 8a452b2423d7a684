import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { BarPlot } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LegendClasses() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [50],
            colors: ['#4f86d9', '#d9782d'],
          },
        },
      ]}
      series={[{ type: 'bar', dataKey: 'high', label: 'Daily high' }]}
      height={200}
    >
      <Stack
        sx={{
          width: '100%',
          '& .entry': { p: 0.5, border: 1, borderColor: 'divider' },
          '& .strong': { fontWeight: 700 },
        }}
      >
        <ChartsLegend classes={{ item: 'entry', label: 'strong' }} />
        <PiecewiseColorLegend
          axisDirection="y"
          classes={{ item: 'entry', label: 'strong' }}
        />
        <ChartsSurface aria-label="Mean daily high in Central Park">
          <BarPlot />
        </ChartsSurface>
      </Stack>
    </ChartsDataProvider>
  );
}
