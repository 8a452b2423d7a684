import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatTerawattHours,
  electricity,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function TooltipValueFormatter() {
  return (
    <BarChart
      aria-label="Electricity from wind and sun"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => `${year}` }]}
      series={[
        { dataKey: 'wind', label: 'Wind', valueFormatter: formatTerawattHours },
        {
          dataKey: 'solar',
          label: 'Sun',
          valueFormatter: (value) => `${value} TWh`,
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
