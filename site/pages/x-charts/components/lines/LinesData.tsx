import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesData() {
  return (
    <LineChart
      aria-label="Active users by week"
      xAxis={[{ data: [1, 2, 4, 5, 8], label: 'Week', tickMinStep: 1 }]}
      series={[{ data: [120, 180, 210, 260, 390], label: 'Active users' }]}
      height={240}
    />
  );
}
