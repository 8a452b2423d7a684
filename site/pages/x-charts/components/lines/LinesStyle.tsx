import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesStyle() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { id: 'high', dataKey: 'high', label: 'High' },
        { id: 'low', dataKey: 'low', label: 'Low' },
      ]}
      sx={{
        [`& .${lineClasses.line}`]: { strokeWidth: 4 },
        [`& .${lineClasses.line}[data-series="low"]`]: {
          strokeDasharray: '6 6',
        },
        [`& .${lineClasses.mark}`]: { strokeWidth: 3 },
      }}
      colors={seriesColors}
      height={240}
    />
  );
}
