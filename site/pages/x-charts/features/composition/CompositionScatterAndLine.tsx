import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { warming } from '../../../../families/x-charts/data/warming';

const years = warming.map(({ year }) => year);
const points = warming.map(({ year, anomaly }) => ({ x: year, y: anomaly }));
const meanX = years.reduce((a, b) => a + b, 0) / years.length;
const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
const slope =
  points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
  points.reduce((sum, { x }) => sum + (x - meanX) * (x - meanX), 0);
const trend = years.map((year) => meanY + slope * (year - meanX));

export default function CompositionScatterAndLine() {
  return (
    <ChartsContainer
      title="Warming in each year, and its linear trend"
      xAxis={[{ data: years, min: 1978, max: 2025, valueFormatter: String }]}
      yAxis={[{ label: '°C' }]}
      series={[
        { type: 'scatter', data: points, label: 'Year' },
        { type: 'line', data: trend, label: 'Trend' },
      ]}
      colors={seriesColors}
      height={280}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
