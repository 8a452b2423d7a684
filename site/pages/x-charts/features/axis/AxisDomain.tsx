import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function AxisDomain() {
  return (
    <LineChart
      title="Mean daily high in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 100, label: '°F' }]}
      series={[{ dataKey: 'high' }]}
      colors={seriesColors}
      height={240}
    />
  );
}
