import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarsRadius() {
  return (
    <BarChart
      aria-label="Plan sign-ups by quarter"
      borderRadius={8}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [32, 41, 38, 52], label: 'Team', stack: 'plans' },
        { data: [12, 16, 21, 26], label: 'Business', stack: 'plans' },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}
