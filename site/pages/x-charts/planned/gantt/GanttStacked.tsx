import { BarChart } from '@mui/x-charts/BarChart';
import { tasks } from './tasks';

export default function GanttStacked() {
  return (
    <BarChart
      title="Plan of a release in May 2026"
      layout="horizontal"
      yAxis={[{ data: tasks.map(({ name }) => name), width: 80 }]}
      xAxis={[{ min: 1, max: 32, label: 'Day of May' }]}
      series={[
        {
          data: tasks.map(({ start }) => start),
          stack: 'plan',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          data: tasks.map(({ start, end }) => end - start),
          stack: 'plan',
          label: 'Duration',
          color: '#4254fb',
          valueFormatter: (value) => `${value} days`,
        },
      ]}
      grid={{ vertical: true }}
      borderRadius={4}
      hideLegend
      height={280}
    />
  );
}
