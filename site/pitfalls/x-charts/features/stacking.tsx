import { LineChart } from '@mui/x-charts/LineChart';
import type { Pitfall } from '../../pitfall';

const rows = [
  { year: 2023, gas: 5, wind: 1 },
  { year: 2024, gas: null, wind: 1 },
  { year: 2025, gas: 5, wind: 1 },
];

const Sources = ({ dataset }: { dataset: typeof rows }) => (
  <LineChart
    width={400}
    height={300}
    dataset={dataset}
    xAxis={[{ dataKey: 'year' }]}
    series={[
      { dataKey: 'gas', stack: 'all' },
      { id: 'wind', dataKey: 'wind', stack: 'all' },
    ]}
    skipAnimation
  />
);

export default [
  {
    lead: 'Values that are `null` count as zero.',
    Failing: () => <Sources dataset={rows} />,
    Fixed: () => <Sources dataset={rows.filter((row) => row.gas !== null)} />,
    symptom: async ({ find }) => {
      const line = await find('.MuiLineChart-line[data-series="wind"]');
      return line.getBoundingClientRect().height > 10;
    },
  },
] satisfies Pitfall[];
