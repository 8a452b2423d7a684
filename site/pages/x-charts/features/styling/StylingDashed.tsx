import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StylingDashed() {
  return (
    <LineChart
      aria-label="Mean daily high and low in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { id: 'high', dataKey: 'high', label: 'High' },
        { id: 'low', dataKey: 'low', label: 'Low' },
      ]}
      colors={seriesColors}
      height={240}
      sx={{
        [`& .${lineClasses.line}[data-series="low"]`]: {
          strokeDasharray: '6 4',
        },
      }}
    />
  );
}
