import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarLegend() {
  return (
    <RadarChart
      aria-label="Skills of two people, in points of 10"
      direction="ltr"
      series={[
        { data: [8, 7, 6, 9, 7], label: 'Ines' },
        { data: [5, 9, 8, 4, 6], label: 'Omar' },
      ]}
      radar={{
        max: 10,
        metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
      }}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={280}
    />
  );
}
