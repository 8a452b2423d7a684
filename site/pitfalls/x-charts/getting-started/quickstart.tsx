import { BarChart } from '@mui/x-charts/BarChart';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const Page = ({ flex, height }: { flex?: number; height?: number }) => (
  <div style={{ display: 'flex', width: 700 }}>
    <div style={{ flex }}>
      <BarChart series={[{ data: [3, 5, 4] }]} height={height} />
    </div>
  </div>
);

export default [
  {
    lead: 'The chart is 300 px wide or 150 px high.',
    Failing: () => <Page />,
    Fixed: () => <Page flex={1} height={300} />,
    symptom: async (stage) => {
      const { width, height } = await boxOf(stage, 'svg.MuiChartsSurface-root');
      return width === 300 && height === 150;
    },
  },
] satisfies Pitfall[];
