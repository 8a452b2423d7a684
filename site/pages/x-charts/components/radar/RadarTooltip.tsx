import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarTooltip() {
  return (
    <RadarChart
      aria-label="Skills of two people, in points of 10"
      direction="ltr"
      highlight="series"
      slotProps={{ tooltip: { trigger: 'item' } }}
      series={[
        { data: [8, 7, 6, 9, 7], label: 'Ines', fillArea: true },
        { data: [5, 9, 8, 4, 6], label: 'Omar', fillArea: true },
      ]}
      radar={{
        max: 10,
        metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
      }}
      colors={seriesColors}
      height={280}
    />
  );
}
