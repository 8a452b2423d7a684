import { LineChart } from '@mui/x-charts/LineChart';

const balance = [12, 8, 3, -4, -7, -2, 5, 9];
const positive = '#2e7d32';
const negative = '#d32f2f';

export default function AreaByValue() {
  return (
    <LineChart
      aria-label="Balance by week, below zero in weeks 4 to 6"
      xAxis={[
        { data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week', tickMinStep: 1 },
      ]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [negative, positive],
          },
        },
      ]}
      series={[
        { data: balance, label: 'Balance', area: true, showMark: false },
      ]}
      hideLegend
      height={260}
    />
  );
}
