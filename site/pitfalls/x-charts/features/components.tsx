import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { Pitfall } from '../../pitfall';

function Band({ pointerEvents }: { pointerEvents?: 'none' }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fillOpacity={0.1}
      pointerEvents={pointerEvents}
    />
  );
}

const Orders = (props: { pointerEvents?: 'none' }) => (
  <BarChart
    width={400}
    height={300}
    series={[{ data: [3, 5] }]}
    slotProps={{ tooltip: { trigger: 'item' } }}
    skipAnimation
  >
    <Band {...props} />
  </BarChart>
);

export default [
  {
    lead: 'Marks block the tooltip of an item.',
    Failing: () => <Orders />,
    Fixed: () => <Orders pointerEvents="none" />,
    symptom: async ({ hover, within }) => {
      await hover('.MuiBar-element');
      return !(await within(() => document.querySelector('[role=tooltip]') !== null));
    },
  },
] satisfies Pitfall[];
