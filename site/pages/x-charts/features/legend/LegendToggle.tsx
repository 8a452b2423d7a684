import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendToggle() {
  return (
    <LineChart
      aria-label="Electricity by source, in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        { id: 'gas', dataKey: 'gas', label: 'Natural gas' },
        { id: 'coal', dataKey: 'coal', label: 'Coal' },
        { id: 'wind', dataKey: 'wind', label: 'Wind' },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      initialHiddenItems={[{ type: 'line', seriesId: 'gas' }]}
      colors={seriesColors}
      height={280}
    />
  );
}
