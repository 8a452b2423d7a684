import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { electricity } from '../../../../families/x-charts/data/electricity';

const common = { stack: 'power', area: true, showMark: false } as const;

export default function LinesStacked() {
  return (
    <LineChart
      aria-label="Electricity from gas, coal, and nuclear power in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { ...common, dataKey: 'gas', label: 'Gas' },
        { ...common, dataKey: 'coal', label: 'Coal' },
        { ...common, dataKey: 'nuclear', label: 'Nuclear' },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
