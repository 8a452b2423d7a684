import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function TooltipLabel() {
  return (
    <LineChart
      aria-label="Electricity from coal and gas"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'gas',
          label: (location) =>
            location === 'tooltip' ? 'Natural gas, in TWh' : 'Gas',
        },
        {
          dataKey: 'coal',
          label: (location) =>
            location === 'tooltip' ? 'Coal, in TWh' : 'Coal',
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
