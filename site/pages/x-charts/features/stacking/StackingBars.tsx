import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StackingBars() {
  return (
    <BarChart
      aria-label="Electricity by source, in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'gas', label: 'Gas', stack: 'all' },
        { dataKey: 'coal', label: 'Coal', stack: 'all' },
        { dataKey: 'wind', label: 'Wind', stack: 'all' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
