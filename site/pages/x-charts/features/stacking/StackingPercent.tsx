import { BarChart } from '@mui/x-charts/BarChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const sums = electricity.map((year) =>
  electricitySources.reduce((total, { key }) => total + year[key], 0),
);
const percent = (value: number) => `${Math.round(value * 100)}%`;

export default function StackingPercent() {
  return (
    <BarChart
      aria-label="Share of each source in the electricity of a year"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ max: 1, valueFormatter: percent }]}
      series={electricitySources.map(({ key, label }) => ({
        dataKey: key,
        label,
        stack: 'all',
        stackOffset: 'expand',
        valueFormatter: (value, { dataIndex }) =>
          percent((value ?? 0) / (sums[dataIndex] ?? 1)),
      }))}
      colors={seriesColors}
      height={300}
    />
  );
}
