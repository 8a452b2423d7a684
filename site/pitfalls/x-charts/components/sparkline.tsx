import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const Card = ({ flex }: { flex?: number }) => (
  <div style={{ display: 'flex', width: 600 }}>
    <div style={{ flex }}>
      <SparkLineChart data={[3, 5, 4]} height={36} />
    </div>
  </div>
);

export default [
  {
    lead: 'The sparkline is 300 px wide in a flex container.',
    Failing: () => <Card />,
    Fixed: () => <Card flex={1} />,
    symptom: async (stage) => (await boxOf(stage, 'svg')).width === 300,
  },
] satisfies Pitfall[];
