import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { fruit } from '../../../../families/x-charts/data/fruit';

const points = fruit.map(({ name, carbohydrates, energy }) => ({
  id: name,
  x: carbohydrates,
  y: energy,
}));

const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
const slope =
  points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
  points.reduce((sum, { x }) => sum + (x - meanX) * (x - meanX), 0);

const xs = points.map(({ x }) => x);
const ends = [Math.min(...xs), Math.max(...xs)];
const trend = ends.map((x) => meanY + slope * (x - meanX));

export default function ScatterTrendLine() {
  return (
    <ChartsContainer
      aria-label="Carbohydrates and energy of fruit, with the trend"
      xAxis={[{ data: ends, label: 'Carbohydrates, g' }]}
      yAxis={[{ label: 'Energy, kcal' }]}
      series={[
        { type: 'scatter', data: points, markerSize: 5 },
        { type: 'line', data: trend, curve: 'linear' },
      ]}
      colors={seriesColors}
      height={280}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsAxis />
    </ChartsContainer>
  );
}
