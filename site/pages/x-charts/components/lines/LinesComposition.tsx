import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesComposition() {
  return (
    <ChartsContainer
      aria-label="Precipitation and temperatures of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      yAxis={[{ id: 'degrees' }, { id: 'inches', max: 15, position: 'right' }]}
      series={[
        {
          type: 'bar',
          dataKey: 'precipitation',
          yAxisId: 'inches',
          label: 'Inches',
        },
        { type: 'line', dataKey: 'high', yAxisId: 'degrees', label: 'High' },
        {
          type: 'line',
          dataKey: 'low',
          yAxisId: 'degrees',
          label: 'Low',
          area: true,
        },
      ]}
      colors={seriesColors}
      height={260}
    >
      <AreaPlot fillOpacity={0.3} />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsAxisHighlight x="line" />
      <ChartsXAxis />
      <ChartsYAxis axisId="degrees" />
      <ChartsYAxis axisId="inches" />
      <ChartsTooltip />
    </ChartsContainer>
  );
}
