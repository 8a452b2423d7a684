import { LineChart } from '@mui/x-charts/LineChart';
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
      height={220}
    />
  );
}
