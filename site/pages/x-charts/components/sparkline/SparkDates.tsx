import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

export default function SparkDates() {
  return (
    <SparkLineChart
      aria-label="Orders on five days in May"
      data={[84, 91, 78, 96, 120]}
      xAxis={{
        scaleType: 'time',
        data: [3, 4, 7, 8, 11].map((day) => new Date(2026, 4, day)),
        valueFormatter: (day: Date) => format.format(day),
      }}
      showTooltip
      showHighlight
      width={280}
      height={80}
    />
  );
}
