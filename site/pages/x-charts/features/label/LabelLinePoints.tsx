import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { months, newYork } from '../../../../families/x-charts/data/climate';

function PointLabels() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const high = useLineSeries('high');
  return months.map((month, index) => (
    <text
      key={month}
      x={x(month)}
      y={y(high?.data[index] ?? 0) - 10}
      textAnchor="middle"
      fontSize={12}
      fill="currentColor"
    >
      {high?.data[index]?.toFixed(0)}
    </text>
  ));
}

export default function LabelLinePoints() {
  return (
    <LineChart
      aria-label="Mean daily high in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 20, max: 100, position: 'none' }]}
      series={[{ id: 'high', dataKey: 'high' }]}
      height={220}
    >
      <PointLabels />
    </LineChart>
  );
}
