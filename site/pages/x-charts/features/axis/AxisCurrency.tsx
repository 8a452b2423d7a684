import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function AxisCurrency() {
  return (
    <LineChart
      aria-label="Revenue and margin by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'point' }]}
      yAxis={[
        {
          id: 'money',
          min: 0,
          width: 56,
          valueFormatter: (value: number) => dollars.format(value),
        },
        {
          id: 'share',
          position: 'right',
          min: 0,
          max: 0.4,
          valueFormatter: (value: number) => percent.format(value),
        },
      ]}
      series={[
        {
          yAxisId: 'money',
          label: 'Revenue',
          data: [320000, 410000, 380000, 520000],
          valueFormatter: (value) => dollars.format(value ?? 0),
        },
        {
          yAxisId: 'share',
          label: 'Margin',
          data: [0.18, 0.24, 0.21, 0.29],
          valueFormatter: (value) => percent.format(value ?? 0),
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
