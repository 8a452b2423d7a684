import { forwardRef, type ComponentProps } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const Dropping = () => <span className="tag">Draft</span>;
const Passing = forwardRef<HTMLSpanElement, ComponentProps<'span'>>(function Passing(props, ref) {
  return (
    <span {...props} ref={ref} className="tag">
      Draft
    </span>
  );
});

const Help = ({ title = 'Free until Friday', children, ...props }: Partial<TooltipProps>) => (
  <Tooltip open title={title} {...props}>
    {children ?? <Button>Help</Button>}
  </Tooltip>
);

const UnderLayer = ({ zIndex }: { zIndex: number }) => (
  <>
    <Help />
    <Box sx={{ position: 'fixed', inset: 0, zIndex }} />
  </>
);

const long = 'Everything that you save here is shared with all members of the team. '.repeat(10);

const opens = async ({ within }: Stage) =>
  within(() => document.querySelector('[role=tooltip]') !== null);

export default [
  {
    lead: 'No tooltip appears.',
    Failing: () => (
      <Tooltip title="Not public">
        <Dropping />
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Not public">
        <Passing />
      </Tooltip>
    ),
    symptom: async (stage) => {
      await stage.hover('.tag');
      return !(await opens(stage));
    },
  },
  {
    lead: 'A tooltip never opens.',
    Failing: () => <Help title="" />,
    Fixed: () => <Help title="Settings" />,
    symptom: async (stage) => !(await opens(stage)),
  },
  {
    lead: "A screen reader reads other text than the button's label.",
    Failing: () => <Help />,
    Fixed: () => <Help describeChild />,
    symptom: async ({ find }) => {
      const button = await find('button');
      const described = button.getAttribute('aria-describedby') ?? '';
      return (
        button.ariaLabel === 'Free until Friday' && document.getElementById(described) === null
      );
    },
  },
  {
    lead: 'A tooltip is as wide as the window.',
    Failing: () => <Help title={long} />,
    Fixed: () => (
      <Help title={long} sx={{ maxWidth: 280 }}>
        <Button sx={{}}>Help</Button>
      </Help>
    ),
    symptom: async (stage) =>
      (await boxOf(stage, '[role=tooltip]')).width > 0.9 * document.body.clientWidth,
  },
  {
    lead: 'The child gets the styles of the tooltip.',
    Failing: () => <Help sx={{ p: 2 }} />,
    Fixed: () => (
      <Help sx={{ p: 2 }}>
        <Button sx={{}}>Help</Button>
      </Help>
    ),
    symptom: async (stage) => {
      const { padding } = await styleOf(stage, '[role=tooltip]');
      if (padding !== '16px') throw new Error('the tooltip does not have the style');
      return (await styleOf(stage, 'button')).padding === padding;
    },
  },
  {
    lead: 'The child became another element.',
    Failing: () => <Help component="section" />,
    Fixed: () => <Help />,
    symptom: async ({ find }) => (await find('.MuiButton-root')).tagName === 'SECTION',
  },
  {
    lead: 'The tooltip is behind another layer.',
    Failing: () => <UnderLayer zIndex={1600} />,
    Fixed: () => <UnderLayer zIndex={1400} />,
    symptom: async (stage) => {
      const { left, top, width, height } = await boxOf(stage, '[role=tooltip]');
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      return front?.closest('[role=tooltip]') === null;
    },
  },
] satisfies Pitfall[];
