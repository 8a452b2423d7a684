import { PieChart } from '@mui/x-charts/PieChart';

export default function PieSize() {
  return (
    <PieChart
      aria-label="Tasks: 7 of 10 done"
      series={[
        {
          data: [
            { id: 'done', value: 7, color: 'var(--mui-palette-success-main)' },
            { id: 'open', value: 3, color: 'var(--mui-palette-divider)' },
          ],
          innerRadius: '70%',
        },
      ]}
      hideLegend
      margin={0}
      width={64}
      height={64}
    />
  );
}
