import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function Diamond({ className, color }: { className?: string; color?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path d="M12 2 22 12 12 22 2 12Z" fill={color} />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      aria-label="Climate of Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'high', label: 'High', labelMarkType: 'square' },
        { dataKey: 'low', label: 'Low', labelMarkType: 'circle' },
        { dataKey: 'precipitation', label: 'Rain', labelMarkType: Diamond },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
