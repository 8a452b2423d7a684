import { LineChart } from '@mui/x-charts/LineChart';
import type { SxProps } from '@mui/system';
import type { Pitfall } from '../../pitfall';

const series = ['Oslo', 'Rome', 'Cairo', 'Lima', 'Quito', 'Accra', 'Delhi'].map((label) => ({
  label,
  data: [1, 2],
}));

const Places = ({ sx }: { sx: SxProps }) => (
  <LineChart
    width={400}
    height={300}
    series={series}
    slotProps={{ legend: { direction: 'vertical', sx } }}
  />
);

export default [
  {
    lead: 'A vertical legend has two columns.',
    Failing: () => <Places sx={{ height: 96, overflowY: 'auto' }} />,
    Fixed: () => <Places sx={{ height: 96, overflowY: 'auto', flexWrap: 'nowrap' }} />,
    symptom: async ({ find }) => {
      const items = (await find('.MuiChartsLegend-root')).children;
      return new Set(Array.from(items, (item) => item.getBoundingClientRect().left)).size > 1;
    },
  },
] satisfies Pitfall[];
