import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function CompositionNoAxisListener() {
  return (
    <ChartsContainer
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[{ type: 'bar', dataKey: 'precipitation', label: 'Inches' }]}
      disableAxisListener
      height={240}
    >
      <BarPlot />
      <ChartsAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
