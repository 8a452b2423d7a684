import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StackingGroups() {
  return (
    <BarChart
      aria-label="Fossil and renewable electricity, in terawatt-hours"
      dataset={electricity.slice(-5)}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'coal', label: 'Coal', stack: 'fossil' },
        { dataKey: 'gas', label: 'Gas', stack: 'fossil' },
        { dataKey: 'hydro', label: 'Water', stack: 'renewable' },
        { dataKey: 'wind', label: 'Wind', stack: 'renewable' },
        { dataKey: 'solar', label: 'Sun', stack: 'renewable' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
