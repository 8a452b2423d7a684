import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import type { Pitfall } from '../../pitfall';

type Config = NonNullable<LineChartProProps['zoomInteractionConfig']>;

const xAxis = [{ data: [1, 2, 3], zoom: true }];
const zoom: Config['zoom'] = [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch'];

const Visits = ({ config }: { config: Config }) => (
  <LineChartPro
    width={400}
    height={300}
    xAxis={xAxis}
    series={[{ data: [3, 5, 4] }]}
    zoomInteractionConfig={config}
  />
);

export default [
  {
    lead: 'The page does not scroll over the chart.',
    Failing: () => <Visits config={{ zoom }} />,
    Fixed: () => <Visits config={{ zoom, pan: ['drag'] }} />,
    symptom: async ({ find, hover }) => {
      await hover('.MuiChartsSurface-root');
      const { left, top } = (await find('.MuiChartsSurface-root')).getBoundingClientRect();
      const wheel = { deltaY: 100, clientX: left + 200, clientY: top + 150 };
      const event = new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true });
      (await find('.MuiChartsSurface-root')).dispatchEvent(event);
      return event.defaultPrevented;
    },
  },
] satisfies Pitfall[];
