import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarMixed() {
  return (
    <BarChart
      aria-label="Plan and actual cost by quarter in thousand dollars"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [64, 70, 72, 80], label: 'Plan' },
        { data: [38, 41, 45, 52], label: 'Staff', stack: 'actual' },
        { data: [19, 24, 22, 31], label: 'Hosting', stack: 'actual' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
