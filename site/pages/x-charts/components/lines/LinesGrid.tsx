import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LinesGrid() {
  return (
    <LineChart
      aria-label="Mean high temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[{ dataKey: 'high', label: 'High, °F' }]}
      grid={{ vertical: true, horizontal: true }}
      margin={{ top: 16, right: 24 }}
      height={220}
    />
  );
}
