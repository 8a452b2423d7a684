import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  electricity,
  formatTerawattHours,
} from '../../../../families/x-charts/data/electricity';

export default function LinesArea() {
  return (
    <LineChart
      aria-label="Electricity from wind power"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'wind',
          label: 'Wind',
          area: true,
          showMark: false,
          valueFormatter: formatTerawattHours,
        },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}
