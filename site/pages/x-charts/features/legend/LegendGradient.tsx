import { useId } from 'react';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { warming } from '../../../../families/x-charts/data/warming';

const [cool, warm] = ['#f2a154', '#b3261e'] as const;

export default function LegendGradient() {
  const id = useId();

  return (
    <ChartsDataProvider
      dataset={warming}
      xAxis={[{ dataKey: 'year', scaleType: 'band', valueFormatter: String }]}
      yAxis={[
        { colorMap: { type: 'continuous', max: 1.2, color: [cool, warm] } },
      ]}
      series={[{ type: 'bar', dataKey: 'anomaly' }]}
      height={240}
    >
      <Stack direction="row" sx={{ width: '100%', height: 240 }}>
        <ChartsSurface aria-label="Warming since 1980">
          <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
            <stop offset="50%" stopColor={cool} />
            <stop offset="50%" stopColor={warm} />
          </linearGradient>
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ContinuousColorLegend
          axisDirection="y"
          direction="vertical"
          gradientId={id}
          rotateGradient
          classes={{ label: 'strong' }}
          sx={{ '& .strong': { fontWeight: 700 } }}
        />
      </Stack>
    </ChartsDataProvider>
  );
}
