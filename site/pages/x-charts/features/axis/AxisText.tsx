import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisText() {
  return (
    <LineChart
      aria-label="Mean daily high in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        {
          label: 'Mean daily high',
          labelStyle: { fontSize: 16, fontWeight: 600 },
          tickLabelStyle: { fontSize: 14 },
          width: 72,
        },
      ]}
      series={[{ dataKey: 'high' }]}
      height={240}
    />
  );
}
