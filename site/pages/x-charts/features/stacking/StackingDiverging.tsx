import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StackingDiverging() {
  return (
    <BarChart
      aria-label="Members who joined and left, by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [42, 38, 51, 60], label: 'New', stack: 'members' },
        { data: [8, 12, 9, 15], label: 'Returned', stack: 'members' },
        { data: [-21, -18, -30, -26], label: 'Left', stack: 'members' },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
