import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisHidden() {
  return (
    <BarChart
      aria-label="Orders from Monday to Friday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          data: [32, 41, 38, 52, 47],
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      height={200}
    />
  );
}
