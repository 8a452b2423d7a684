import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  electricitySources,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function BarStacked() {
  return (
    <BarChart
      aria-label="Electricity of the United States by source"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ label: 'Terawatt-hours', width: 72 }]}
      series={electricitySources.map(({ key, label }) => ({
        dataKey: key,
        label,
        stack: 'all',
        valueFormatter: formatTerawattHours,
      }))}
      colors={seriesColors}
      height={320}
    />
  );
}
