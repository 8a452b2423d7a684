import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function BarPercent() {
  return (
    <BarChart
      aria-label="Share of coal, gas, and wind in their sum"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ valueFormatter: (value: number) => `${value * 100}%` }]}
      series={(['coal', 'gas', 'wind'] as const).map((dataKey) => ({
        dataKey,
        label: dataKey,
        stack: 'all',
        stackOffset: 'expand',
        valueFormatter: formatTerawattHours,
      }))}
      colors={seriesColors}
      height={280}
    />
  );
}
