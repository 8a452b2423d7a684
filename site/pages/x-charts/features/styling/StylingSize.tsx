import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function StylingSize() {
  return (
    <BarChart
      aria-label="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ width: 28 }]}
      series={[{ dataKey: 'precipitation' }]}
      width={280}
      height={160}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    />
  );
}
