import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function StylingSeriesColor() {
  return (
    <LineChart
      aria-label="Electricity from coal and wind, in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'coal',
          label: 'Coal',
          color: '#757575',
        },
        {
          dataKey: 'wind',
          label: 'Wind',
          color: '#2e7d32',
        },
      ]}
      height={260}
    />
  );
}
