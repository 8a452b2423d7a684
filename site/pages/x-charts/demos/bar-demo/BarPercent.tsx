import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  electricitySources,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function BarPercent() {
  return (
    <BarChart
      aria-label="Share of gas, nuclear, coal, and wind in their sum"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ valueFormatter: (value: number) => `${value * 100}%` }]}
      series={electricitySources.slice(0, 4).map(({ key, label }) => ({
        dataKey: key,
        label,
        stack: 'all',
        stackOffset: 'expand' as const,
        valueFormatter: formatTerawattHours,
      }))}
      colors={seriesColors}
      height={280}
    />
  );
}
