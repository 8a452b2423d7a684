import { BarChart } from '@mui/x-charts/BarChart';
import type { Pitfall } from '../../pitfall';

const Column = ({ minHeight }: { minHeight?: number }) => (
  <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: '50vh' }}>
    <div style={{ flex: 1, minHeight }}>
      <BarChart series={[{ data: [3, 5] }]} />
    </div>
  </div>
);

export default [
  {
    lead: 'The chart does not become lower again.',
    Failing: () => <Column />,
    Fixed: () => <Column minHeight={0} />,
    symptom: async ({ find, resize, within }) => {
      const chart = await find('.MuiChartsSurface-root');
      const before = chart.getBoundingClientRect().height;
      await resize(1280, 500);
      return !(await within(() => chart.getBoundingClientRect().height < before));
    },
  },
] satisfies Pitfall[];
