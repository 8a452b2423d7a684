import { forwardRef, type ComponentProps } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf } from '../../symptoms';

const Dropping = forwardRef<HTMLButtonElement, { label: string }>(function Dropping(
  { label },
  ref,
) {
  return <button ref={ref}>{label}</button>;
});
const Passing = forwardRef<HTMLButtonElement, { label: string } & ComponentProps<'button'>>(
  function Passing({ label, ...props }, ref) {
    return (
      <button ref={ref} {...props}>
        {label}
      </button>
    );
  },
);

export default [
  {
    lead: '"MUI: The `children` component of the Tooltip is not forwarding its props correctly."',
    Failing: () => (
      <Tooltip title="Delete">
        <Dropping label="X" />
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete">
        <Passing label="X" />
      </Tooltip>
    ),
    symptom: logs(
      'MUI: The `children` component of the Tooltip is not forwarding its props correctly.',
    ),
  },
  {
    lead: '"MUI: You are providing a disabled `button` child to the Tooltip component."',
    Failing: () => (
      <Tooltip title="Delete">
        <button disabled>X</button>
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete">
        <span>
          <button disabled>X</button>
        </span>
      </Tooltip>
    ),
    symptom: logs('MUI: You are providing a disabled `button` child to the Tooltip component.'),
  },
  {
    lead: '"MUI: You have provided a `title` prop to the child of &lt;Tooltip />."',
    Failing: () => (
      <Tooltip title="Delete">
        <button title="Delete it">X</button>
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete">
        <button>X</button>
      </Tooltip>
    ),
    symptom: logs('MUI: You have provided a `title` prop to the child of <Tooltip />.'),
  },
  {
    lead: 'A tooltip around a fragment does not open.',
    Failing: () => (
      <Tooltip title="Delete">
        <>
          <button>X</button>
        </>
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete">
        <span>
          <button>X</button>
        </span>
      </Tooltip>
    ),
    symptom: async ({ hover, messages, within }) => {
      if ((await messages()).includes('childNode.getAttribute is not a function')) return true;
      await hover('button');
      return !(await within(() => document.querySelector('[role=tooltip]') !== null));
    },
  },
  {
    lead: '`sx` styles the button.',
    Failing: () => (
      <Tooltip title="Delete" sx={{ color: 'rgb(1, 2, 3)' }}>
        <Button>X</Button>
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete" slotProps={{ tooltip: { sx: { color: 'rgb(1, 2, 3)' } } }}>
        <Button>X</Button>
      </Tooltip>
    ),
    symptom: async (stage) => (await styleOf(stage, 'button')).color === 'rgb(1, 2, 3)',
  },
  {
    lead: 'Voice control does not find the button.',
    Failing: () => (
      <Tooltip title="Delete">
        <button>Remove</button>
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Delete" describeChild>
        <button>Remove</button>
      </Tooltip>
    ),
    symptom: async ({ find }) => (await find('button')).ariaLabel === 'Delete',
  },
] satisfies Pitfall[];
