import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import type { ComponentType } from 'react';
import type { Pitfall } from '../../pitfall';

const Dropping = () => (
  <ChartsTooltipContainer>
    <ChartsItemTooltipContent />
  </ChartsTooltipContainer>
);

const Passing = (props: ChartsTooltipProps) => (
  <ChartsTooltipContainer {...props}>
    <ChartsItemTooltipContent />
  </ChartsTooltipContainer>
);

const Orders = ({ tooltip }: { tooltip: ComponentType<ChartsTooltipProps> }) => (
  <BarChart
    width={400}
    height={300}
    series={[{ data: [3, 5] }]}
    slots={{ tooltip }}
    slotProps={{ tooltip: { trigger: 'none' } }}
  />
);

export default [
  {
    lead: 'The `trigger` has no effect.',
    Failing: () => <Orders tooltip={Dropping} />,
    Fixed: () => <Orders tooltip={Passing} />,
    symptom: async ({ hover, within }) => {
      await hover('.MuiBar-element');
      return within(() => document.querySelector('[role=tooltip]') !== null);
    },
  },
] satisfies Pitfall[];
