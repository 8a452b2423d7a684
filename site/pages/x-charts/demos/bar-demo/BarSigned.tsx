import { BarChart } from '@mui/x-charts/BarChart';

const money = (value: number | null) =>
  value === null ? '' : `${value < 0 ? '−' : ''}$${Math.abs(value)}k`;

export default function BarSigned() {
  return (
    <BarChart
      aria-label="Profit and loss by month in thousand dollars"
      xAxis={[
        {
          data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          valueFormatter: money,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#d32f2f', '#2e7d32'],
          },
        },
      ]}
      series={[
        {
          data: [12, -4, 7, -9, 15, 11],
          label: 'Profit',
          valueFormatter: money,
        },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      height={260}
    />
  );
}
