import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function BarsStacked() {
  return (
    <BarChart
      aria-label="Electricity of the United States from gas, coal, and nuclear power"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'gas',
          label: 'Gas',
          stack: 'power',
          valueFormatter: formatTerawattHours,
        },
        {
          dataKey: 'coal',
          label: 'Coal',
          stack: 'power',
          valueFormatter: formatTerawattHours,
        },
        {
          dataKey: 'nuclear',
          label: 'Nuclear',
          stack: 'power',
          valueFormatter: formatTerawattHours,
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
