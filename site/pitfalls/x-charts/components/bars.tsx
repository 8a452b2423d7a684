import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const Bars = (props: Partial<BarChartProps>) => (
  <BarChart width={400} height={300} series={[{ data: [3, 5] }]} {...props} />
);

/** The name of the first category, in the tooltip of its bar. */
const tooltip = async ({
  hover,
  find,
}: {
  hover: (selector: string) => Promise<void>;
  find: (selector: string) => Promise<HTMLElement>;
}) => {
  await hover('.MuiBarElement-root');
  return (await find('[role=tooltip]')).textContent;
};

export default [
  {
    lead: '"MUI X Charts: The x-axis with id "…" should be of type "band" to display the bar series of id "…"."',
    Failing: () => <Bars xAxis={[{ data: [2024, 2025], scaleType: 'linear' }]} />,
    Fixed: () => <Bars xAxis={[{ data: [2024, 2025] }]} />,
    symptom: logs('should be of type "band" to display the bar series of id'),
  },
  {
    lead: '"MUI X Charts: The x-axis with id "…" has less data (… values) than the bar series of id "…" (… values)."',
    Failing: () => <Bars xAxis={[{ id: 'year', data: [2024] }]} />,
    Fixed: () => <Bars xAxis={[{ id: 'year', data: [2024, 2025] }]} />,
    symptom: logs('has less data (1 values) than the bar series of id'),
  },
  {
    lead: '"MUI X Charts: The x-axis with id "…" should be a continuous type to display the bar series of id "…"."',
    Failing: () => <Bars layout="horizontal" xAxis={[{ data: ['a', 'b'], scaleType: 'band' }]} />,
    Fixed: () => <Bars layout="horizontal" yAxis={[{ data: ['a', 'b'], scaleType: 'band' }]} />,
    symptom: logs('should be a continuous type to display the bar series of id'),
  },
  {
    lead: 'The tooltip does not open.',
    Failing: () => <Bars axisHighlight={{ x: 'none', y: 'none' }} />,
    Fixed: () => (
      <Bars axisHighlight={{ x: 'none', y: 'none' }} slotProps={{ tooltip: { trigger: 'axis' } }} />
    ),
    symptom: async ({ hover, within }) => {
      await hover('.MuiBarElement-root');
      return !(await within(() => document.querySelector('[role=tooltip]') !== null));
    },
  },
  {
    lead: 'Years have a comma in the tooltip.',
    Failing: () => <Bars xAxis={[{ data: [2024, 2025] }]} />,
    Fixed: () => <Bars xAxis={[{ data: [2024, 2025], valueFormatter: String }]} />,
    symptom: async (stage) => (await tooltip(stage)).includes('2,024'),
  },
] satisfies Pitfall[];
