import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesPartial() {
  return (
    <LineChart
      aria-label="Sales of last year, and of this year until April"
      xAxis={[
        {
          data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
          scaleType: 'point',
        },
      ]}
      series={[
        { data: [32, 41, 38, 52, 49, 61], label: '2025' },
        { data: [38, 46, 51, 58], label: '2026' },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}
