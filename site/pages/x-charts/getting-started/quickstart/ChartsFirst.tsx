import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function ChartsFirst() {
  return (
    <BarChart
      aria-label="Orders and returns by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [320, 410, 380, 520], label: 'Orders' },
        { data: [24, 31, 28, 42], label: 'Returns' },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
