import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function LinesStackOffset() {
  return (
    <LineChart
      aria-label="Share of gas, coal, and nuclear power in their sum"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ max: 1, valueFormatter: (value: number) => `${value * 100}%` }]}
      series={[
        {
          dataKey: 'gas',
          label: 'Gas',
          stack: 'share',
          stackOffset: 'expand',
          stackOrder: 'reverse',
          area: true,
          showMark: false,
        },
        {
          dataKey: 'coal',
          label: 'Coal',
          stack: 'share',
          area: true,
          showMark: false,
        },
        {
          dataKey: 'nuclear',
          label: 'Nuclear',
          stack: 'share',
          area: true,
          showMark: false,
        },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
