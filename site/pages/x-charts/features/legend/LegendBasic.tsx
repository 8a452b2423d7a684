import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendBasic() {
  return (
    <LineChart
      aria-label="Electricity by source, in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'gas', label: 'Natural gas' },
        { dataKey: 'coal', label: 'Coal' },
        { dataKey: 'wind', label: 'Wind' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
