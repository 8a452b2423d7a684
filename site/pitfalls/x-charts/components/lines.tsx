import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type { Pitfall } from '../../pitfall';

const Line = (props: Partial<LineChartProps>) => (
  <LineChart width={400} height={300} series={[{ data: [3, 5, 4], showMark: false }]} {...props} />
);

export default [
  {
    lead: 'The axes appear, but no line.',
    Failing: () => <Line xAxis={[{ data: ['Jan', 'Feb', 'Mar'] }]} />,
    Fixed: () => <Line xAxis={[{ data: ['Jan', 'Feb', 'Mar'], scaleType: 'point' }]} />,
    symptom: async ({ find }) =>
      (await find('.MuiLineChart-line')).getAttribute('d')?.includes('NaN') ?? true,
  },
  {
    lead: 'The line looks flat.',
    Failing: () => <Line series={[{ data: [1000, 1040, 1020], area: true }]} />,
    Fixed: () => <Line series={[{ data: [1000, 1040, 1020], area: true, baseline: 'min' }]} />,
    symptom: async ({ find }) =>
      (await find('.MuiLineChart-line')).getBoundingClientRect().height < 30,
  },
] satisfies Pitfall[];
