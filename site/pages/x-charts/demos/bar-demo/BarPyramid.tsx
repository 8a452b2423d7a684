import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const count = (value: number | null) => `${Math.abs(value ?? 0)} people`;

export default function BarPyramid() {
  return (
    <BarChart
      aria-label="People who joined and left, by month and team"
      layout="horizontal"
      yAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      xAxis={[
        {
          min: -30,
          max: 30,
          valueFormatter: (value: number) => String(Math.abs(value)),
        },
      ]}
      series={[
        {
          data: [14, 9, 18, 12, 16],
          label: 'Joined, sales',
          stack: 'people',
          valueFormatter: count,
        },
        {
          data: [8, 11, 6, 10, 9],
          label: 'Joined, support',
          stack: 'people',
          valueFormatter: count,
        },
        {
          data: [-6, -3, -8, -4, -7],
          label: 'Left, sales',
          stack: 'people',
          valueFormatter: count,
        },
        {
          data: [-9, -5, -4, -11, -3],
          label: 'Left, support',
          stack: 'people',
          valueFormatter: count,
        },
      ]}
      colors={seriesColors}
      height={300}
    />
  );
}
