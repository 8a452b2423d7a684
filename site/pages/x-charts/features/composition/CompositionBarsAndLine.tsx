import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function CompositionBarsAndLine() {
  return (
    <ChartsContainer
      title="Precipitation and mean daily high in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[
        { id: 'rain', label: 'Inches', max: 8 },
        { id: 'heat', label: '°F', min: 0, position: 'right' },
      ]}
      series={[
        {
          type: 'bar',
          dataKey: 'precipitation',
          label: 'Rain',
          yAxisId: 'rain',
        },
        { type: 'line', dataKey: 'high', label: 'High', yAxisId: 'heat' },
      ]}
      colors={seriesColors}
      height={300}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="heat" />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip />
    </ChartsContainer>
  );
}
