import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function TooltipBasic() {
  return (
    <LineChart
      aria-label="Mean daily high and low in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'high', label: 'High' },
        { dataKey: 'low', label: 'Low' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
