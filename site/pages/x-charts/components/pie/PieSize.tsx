import { PieChart } from '@mui/x-charts/PieChart';

export default function PieSize() {
  return (
    <PieChart
      aria-label="Tasks: 7 of 10 done"
      series={[
        {
          data: [
            { id: 'done', value: 7, color: '#2e7d32' },
            { id: 'open', value: 3, color: '#80808040' },
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
