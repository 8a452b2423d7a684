import { LineChart, LineElement } from '@mui/x-charts/LineChart';
import {
  useChartGradientId,
  useLineSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { warming } from '../../../../families/x-charts/data/warming';

const mean = (of: (row: (typeof warming)[number]) => number) =>
  warming.reduce((sum, row) => sum + of(row), 0) / warming.length;

const middle = { x: mean((r) => r.year), y: mean((r) => r.anomaly) };
const slope =
  mean((r) => (r.year - middle.x) * (r.anomaly - middle.y)) /
  mean((r) => (r.year - middle.x) * (r.year - middle.x));

function Trend() {
  const series = useLineSeries('anomaly');
  const gradientId = useChartGradientId('degrees');
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const points = [1980, 2023].map(
    (year) => `${x(year)},${y(middle.y + slope * (year - middle.x))}`,
  );
  return series ? (
    <LineElement
      id={series.id}
      d={`M${points.join('L')}`}
      color={series.color}
      gradientId={gradientId}
      hidden={series.hidden}
      strokeWidth={4}
      skipAnimation
    />
  ) : null;
}

export default function LinesTrend() {
  return (
    <LineChart
      aria-label="Temperature anomaly since 1980, and its trend"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        {
          id: 'degrees',
          colorMap: {
            type: 'continuous',
            color: ['#0288d1', '#d84315'],
            min: 0,
            max: 1.2,
          },
        },
      ]}
      series={[
        {
          id: 'anomaly',
          dataKey: 'anomaly',
          label: 'Anomaly',
          showMark: false,
        },
      ]}
      hideLegend
      height={240}
    >
      <Trend />
    </LineChart>
  );
}
