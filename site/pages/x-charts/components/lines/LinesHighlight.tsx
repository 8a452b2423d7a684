import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function LinesHighlight() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'high', label: 'High', highlightScope },
        {
          dataKey: 'low',
          label: 'Low',
          highlightScope,
          disableHighlight: true,
        },
      ]}
      axisHighlight={{ x: 'line', y: 'line' }}
      colors={seriesColors}
      height={220}
    />
  );
}
