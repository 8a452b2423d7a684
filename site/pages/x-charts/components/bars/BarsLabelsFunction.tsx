import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function BarsLabelsFunction() {
  return (
    <BarChart
      aria-label="Electricity from nuclear and solar power in terawatt-hours"
      dataset={electricity.slice(-5)}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'nuclear',
          label: 'Nuclear',
          stack: 'power',
          color: '#90caf9',
          barLabel: ({ value }, { bar }) =>
            bar.height > 24 && bar.width > 56 ? `${value} TWh` : null,
        },
        {
          dataKey: 'solar',
          label: 'Solar',
          stack: 'power',
          color: '#ffb74d',
          barLabel: ({ value }, { bar }) =>
            bar.height > 24 && bar.width > 56 ? `${value} TWh` : null,
        },
      ]}
      slotProps={{ barLabel: { style: { fontSize: 12, fill: '#1a1a1a' } } }}
      height={260}
    />
  );
}
