import { LineChart } from '@mui/x-charts/LineChart';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

const Line = ({ height }: { height?: number }) => (
  <div style={{ height: 0, width: 400 }}>
    <LineChart series={[{ data: [3, 5, 4] }]} height={height} />
  </div>
);

const Row = ({ flex }: { flex?: number }) => (
  <div style={{ display: 'flex', width: 600 }}>
    <div style={{ flex }}>
      <LineChart series={[{ data: [3, 5, 4] }]} height={300} />
    </div>
  </div>
);

export default [
  {
    lead: '"MUI X Charts: ChartContainer does not have \\`height\\` prop, and its container has no \\`height\\` defined."',
    Failing: () => <Line />,
    Fixed: () => <Line height={300} />,
    symptom: logs('ChartContainer does not have `height` prop'),
  },
  {
    lead: 'The chart stays 300 px wide.',
    Failing: () => <Row />,
    Fixed: () => <Row flex={1} />,
    symptom: async (stage) => (await boxOf(stage, 'svg.MuiChartsSurface-root')).width === 300,
  },
] satisfies Pitfall[];
