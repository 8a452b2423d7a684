import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesHidden() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { id: 'high', dataKey: 'high', label: 'High' },
        { id: 'low', dataKey: 'low', label: 'Low' },
      ]}
      initialHiddenItems={[{ type: 'line', seriesId: 'low' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={220}
    />
  );
}
