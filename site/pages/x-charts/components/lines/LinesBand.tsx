import { AreaElement, LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const low = [41, 43, 44, 44, 43, 41];
const color = '#4254fb';
const high = [43, 47, 52, 57, 63, 70];

function Range() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const at = (value: number, index: number) =>
    `${x(months[index] ?? '')},${y(value)}`;
  const points = [...high.map(at), ...low.map(at).reverse()];
  return (
    <g pointerEvents="none">
      <linearGradient id="forecast-range">
        <stop offset="0" stopColor={color} stopOpacity={0.5} />
        <stop offset="1" stopColor={color} stopOpacity={0.1} />
      </linearGradient>
      <AreaElement
        id="forecast"
        d={`M${points.join('L')}Z`}
        color={color}
        gradientId="forecast-range"
        skipAnimation
      />
    </g>
  );
}

export default function LinesBand() {
  return (
    <LineChart
      aria-label="Forecast of orders, in June 55 with a range from 41 to 70"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 30, max: 80 }]}
      series={[
        {
          id: 'forecast',
          data: [42, 45, 48, 50, 53, 55],
          label: 'Orders',
          showMark: false,
          valueFormatter: (value, { dataIndex }) =>
            `${value} (${low[dataIndex]} to ${high[dataIndex]})`,
        },
      ]}
      hideLegend
      height={220}
    >
      <Range />
    </LineChart>
  );
}
