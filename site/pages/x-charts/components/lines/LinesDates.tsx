import { LineChart } from '@mui/x-charts/LineChart';

const days = [3, 4, 5, 6, 7].map((day) => new Date(2026, 4, day));

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

export default function LinesDates() {
  return (
    <LineChart
      aria-label="Orders by day"
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          tickInterval: days,
          valueFormatter: (value: Date) => format.format(value),
        },
      ]}
      series={[{ data: [84, 91, 78, 96, 120], label: 'Orders' }]}
      grid={{ vertical: true, horizontal: true }}
      margin={{ right: 32 }}
      height={220}
    />
  );
}
