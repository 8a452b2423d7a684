import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function CompositionWrapper() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[{ type: 'bar', dataKey: 'low', label: 'Low' }]}
      height={220}
    >
      <ChartsWrapper
        legendPosition={{ vertical: 'middle', horizontal: 'end' }}
        legendDirection="vertical"
      >
        <ChartsLegend direction="vertical" />
        <ChartsSurface title="Mean daily low in Central Park, °F">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
