import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisDomain() {
  return (
    <LineChart
      aria-label="Mean daily high in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 100, label: '°F' }]}
      series={[{ dataKey: 'high' }]}
      height={240}
    />
  );
}
