import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function StylingContinuous() {
  return (
    <BarChart
      aria-label="Mean daily high in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 30,
            max: 90,
            color: ['#3d8bd4', '#d9402f'],
          },
        },
      ]}
      series={[{ dataKey: 'high' }]}
      height={240}
    />
  );
}
