import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { warming } from '../../../../families/x-charts/data/warming';

export default function LegendContinuousOptions() {
  return (
    <ChartsDataProvider
      dataset={warming}
      xAxis={[{ dataKey: 'year', scaleType: 'band', valueFormatter: String }]}
      yAxis={[
        {
          id: 'anomaly',
          colorMap: {
            type: 'continuous',
            max: 1.2,
            color: ['#f2a154', '#b3261e'],
          },
        },
      ]}
      series={[{ type: 'bar', dataKey: 'anomaly' }]}
      height={240}
    >
      <Stack direction="row" sx={{ width: '100%', height: 240 }}>
        <ChartsSurface aria-label="Warming since 1980">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ContinuousColorLegend
          axisDirection="y"
          axisId="anomaly"
          direction="vertical"
          reverse
          labelPosition="extremes"
          minLabel="0 °C"
          maxLabel="1.2 °C"
          thickness={10}
          sx={{ width: 64 }}
        />
      </Stack>
    </ChartsDataProvider>
  );
}
