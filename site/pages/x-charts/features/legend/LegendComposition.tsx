import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { LinePlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendComposition() {
  return (
    <ChartsDataProvider
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { type: 'line', dataKey: 'high', label: 'High' },
        { type: 'line', dataKey: 'low', label: 'Low' },
      ]}
      colors={seriesColors}
      height={240}
    >
      <ChartsLegend direction="horizontal" toggleVisibilityOnClick />
      <ChartsSurface aria-label="Mean daily high and low in Central Park">
        <LinePlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}
