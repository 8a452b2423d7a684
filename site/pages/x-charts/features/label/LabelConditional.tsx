import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function LabelConditional() {
  return (
    <BarChart
      aria-label="Electricity from coal and wind, in terawatt-hours"
      dataset={electricity}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={(['coal', 'wind'] as const).map((dataKey) => ({
        dataKey,
        label: dataKey,
        stack: 'all',
        barLabel: ({ value }, { bar }) =>
          bar.height > 20 && bar.width > 30 ? `${value}` : null,
      }))}
      colors={['#a3a8b0', '#7cc6a4']}
      height={300}
      sx={{ '& .MuiBar-label': { fill: '#10161d' } }}
    />
  );
}
