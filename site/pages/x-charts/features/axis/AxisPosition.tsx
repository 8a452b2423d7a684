import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisPosition() {
  return (
    <LineChart
      aria-label="Mean daily low in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point', position: 'top' }]}
      yAxis={[{ position: 'right' }]}
      series={[{ dataKey: 'low' }]}
      height={240}
    />
  );
}
