import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { fruit } from '../../../../families/x-charts/data/fruit';

const data = fruit.map(({ name, sugars, energy }) => ({
  id: name,
  x: sugars,
  y: energy,
}));

function TrendLine() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const meanX = data.reduce((sum, { x }) => sum + x, 0) / data.length;
  const meanY = data.reduce((sum, { y }) => sum + y, 0) / data.length;
  const slope =
    data.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    data.reduce((sum, { x }) => sum + (x - meanX) * (x - meanX), 0);
  const [start, end] = [4, 13].map((x) => ({
    x: xScale(x),
    y: yScale(meanY + slope * (x - meanX)),
  }));
  return (
    <line
      x1={start?.x}
      y1={start?.y}
      x2={end?.x}
      y2={end?.y}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
}

export default function ScatterTrend() {
  return (
    <ScatterChart
      aria-label="Sugars and energy of fruit with the line of best fit"
      xAxis={[{ label: 'Sugars, g' }]}
      yAxis={[{ label: 'Energy, kcal' }]}
      series={[{ data, label: 'Fruit', markerSize: 6 }]}
      hideLegend
      height={300}
    >
      <TrendLine />
    </ScatterChart>
  );
}
