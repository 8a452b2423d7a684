import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesDataset() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ label: '°F' }]}
      series={[
        { dataKey: 'high', label: 'High' },
        { dataKey: 'low', label: 'Low' },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
