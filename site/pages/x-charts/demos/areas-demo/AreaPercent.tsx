import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  electricitySources,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function AreaPercent() {
  return (
    <LineChart
      aria-label="Share of each source in the electricity of the United States"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ max: 1, valueFormatter: (value: number) => `${value * 100}%` }]}
      series={electricitySources.map(({ key, label }) => ({
        dataKey: key,
        label,
        area: true,
        stack: 'all',
        stackOffset: 'expand' as const,
        showMark: false,
        valueFormatter: formatTerawattHours,
      }))}
      sx={{ [`& .${lineClasses.line}`]: { display: 'none' } }}
      colors={seriesColors}
      height={320}
    />
  );
}
