import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarOptions() {
  return (
    <RadarChart
      aria-label="Skills this year and last year, in points of 10"
      direction="ltr"
      series={[
        { data: [6, 7, 4, 8, 5], label: '2025', hideMark: true },
        {
          data: [8, 7, 6, 9, 7],
          label: '2026',
          fillArea: true,
          valueFormatter: (value) => `${value} of 10`,
        },
      ]}
      radar={{
        max: 10,
        metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
      }}
      colors={seriesColors}
      height={300}
    />
  );
}
