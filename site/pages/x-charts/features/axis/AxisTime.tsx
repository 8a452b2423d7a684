import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 3, 4, 8, 15, 22, 31];

export default function AxisTime() {
  return (
    <LineChart
      aria-label="Open tickets on seven days of March"
      xAxis={[
        {
          scaleType: 'time',
          data: days.map((day) => new Date(2026, 2, day)),
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', {
              month: 'short',
              day: 'numeric',
            }),
        },
      ]}
      series={[{ data: [18, 24, 21, 30, 26, 19, 12], label: 'Tickets' }]}
      hideLegend
      height={240}
    />
  );
}
