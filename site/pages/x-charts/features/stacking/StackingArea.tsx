import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const area = { stack: 'all', area: true, showMark: false };

export default function StackingArea() {
  return (
    <LineChart
      aria-label="Electricity by source, in terawatt-hours"
      dataset={electricity}
      xAxis={[
        { dataKey: 'year', min: 2013, max: 2023, valueFormatter: String },
      ]}
      series={[
        { dataKey: 'gas', label: 'Gas', ...area },
        { dataKey: 'coal', label: 'Coal', ...area },
        { dataKey: 'wind', label: 'Wind', ...area },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
