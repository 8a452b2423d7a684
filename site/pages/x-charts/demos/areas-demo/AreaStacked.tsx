import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  electricitySources,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function AreaStacked() {
  return (
    <LineChart
      aria-label="Electricity of the United States by source"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ label: 'Terawatt-hours', width: 72 }]}
      series={electricitySources.map(({ key, label }) => ({
        dataKey: key,
        label,
        area: true,
        stack: 'all',
        showMark: false,
        valueFormatter: formatTerawattHours,
      }))}
      sx={{ [`& .${lineClasses.line}`]: { display: 'none' } }}
      colors={seriesColors}
      height={320}
    />
  );
}
