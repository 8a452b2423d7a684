import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function TooltipHideValue() {
  return (
    <LineChart
      aria-label="Orders and the target, by month"
      xAxis={[
        {
          data: ['Jan', 'Feb', 'Mar', 'Apr'],
          scaleType: 'point',
          hideTooltip: true,
        },
      ]}
      series={[
        {
          data: [40, 52, null, 61],
          label: 'Orders',
          valueFormatter: (value) => (value === null ? null : `${value}`),
        },
        { data: [50, 50, 50, 50], label: 'Target', valueFormatter: () => null },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
