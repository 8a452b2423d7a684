import { LineChart } from '@mui/x-charts/LineChart';

export default function LineConnected() {
  return (
    <LineChart
      aria-label="Weight by day; Wednesday and Saturday have no figure"
      xAxis={[
        {
          data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          scaleType: 'point',
        },
      ]}
      yAxis={[{ label: 'kg' }]}
      series={[
        {
          data: [71.4, 71.2, null, 70.9, 71, null, 70.6],
          label: 'Weight',
          connectNulls: true,
        },
      ]}
      height={240}
    />
  );
}
