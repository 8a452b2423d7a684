import { BarChart } from '@mui/x-charts/BarChart';
import { censuses } from '../../../../families/x-charts/data/census';

function residentsAndGrowth(value: number | null, index: number) {
  const before = censuses[index - 1]?.residents;
  const text = (value ?? 0).toLocaleString('en-US');
  if (before === undefined || value === null) return text;
  return `${text} (+${(100 * (value / before - 1)).toFixed(1)}%)`;
}

export default function TooltipAdvancedFormatting() {
  return (
    <BarChart
      aria-label="Residents of the United States, and growth since the last census"
      dataset={censuses}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[
        {
          dataKey: 'residents',
          label: 'Residents',
          valueFormatter: (value, { dataIndex }) =>
            residentsAndGrowth(value, dataIndex),
        },
      ]}
      hideLegend
      height={260}
    />
  );
}
