import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const dollars = (value: number | null) => `$${value}k`;
const percent = (value: number | null) => `${value}%`;

export default function BarWithLine() {
  return (
    <ChartsDataProvider
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' }]}
      yAxis={[
        { id: 'revenue', min: 0, width: 56, valueFormatter: dollars },
        {
          id: 'margin',
          position: 'right',
          min: 0,
          max: 40,
          valueFormatter: percent,
        },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'revenue',
          label: 'Revenue',
          data: [320, 410, 380, 520],
          valueFormatter: dollars,
        },
        {
          type: 'line',
          yAxisId: 'margin',
          label: 'Margin',
          data: [18, 24, 21, 29],
          valueFormatter: percent,
        },
      ]}
      colors={seriesColors}
      height={280}
    >
      <ChartsLegend direction="horizontal" />
      <ChartsSurface aria-label="Revenue and margin by quarter">
        <BarPlot />
        <ChartsAxisHighlight x="band" />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis axisId="revenue" />
        <ChartsYAxis axisId="margin" />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartsDataProvider>
  );
}
