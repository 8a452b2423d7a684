import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip, type ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import type { Pitfall } from '../../pitfall';

const points = [
  { id: 1, x: 1, y: 1 },
  { id: 2, x: 2, y: 2 },
  { id: 3, x: 3, y: 3 },
];

const Points = (props: Pick<ChartsTooltipProps, 'trigger'>) => (
  <ChartsContainer width={400} height={300} series={[{ type: 'scatter', data: points }]}>
    <ScatterPlot />
    <ChartsTooltip {...props} />
  </ChartsContainer>
);

export default [
  {
    lead: 'The tooltip does not open.',
    Failing: () => <Points />,
    Fixed: () => <Points trigger="item" />,
    symptom: async ({ hover, within }) => {
      await hover('.MuiChartsSurface-root');
      return !(await within(() => document.querySelector('[role=tooltip]') !== null));
    },
  },
] satisfies Pitfall[];
