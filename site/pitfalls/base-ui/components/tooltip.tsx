import { useEffect, useState, type ComponentProps } from 'react';
import { Modal } from '@mui/base/Modal';
import { Tooltip } from '../../../families/base-ui/look/Tooltip';
import type { Pitfall, Stage } from '../../pitfall';

const Dropping = () => <button>Save</button>;
const Passing = (props: ComponentProps<'button'>) => <button {...props}>Save</button>;

function Hint({ capture = true, always = false }: { capture?: boolean; always?: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', close, capture);
    return () => document.removeEventListener('keydown', close, capture);
  }, [open, capture]);
  return (
    <button
      onFocus={({ currentTarget }) => setOpen(always || currentTarget.matches(':focus-visible'))}
    >
      Save
      {open && <span role="tooltip">Saves a draft</span>}
    </button>
  );
}

function Dialog({ capture }: { capture: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onClose={() => setOpen(false)}>
      <div role="dialog" tabIndex={-1}>
        <Hint capture={capture} />
      </div>
    </Modal>
  );
}

const opens = ({ within }: Stage) =>
  within(() => document.querySelector('[role=tooltip]') !== null);

export default [
  {
    lead: 'It does not open.',
    Failing: () => (
      <Tooltip title="Saves a draft">
        <Dropping />
      </Tooltip>
    ),
    Fixed: () => (
      <Tooltip title="Saves a draft">
        <Passing />
      </Tooltip>
    ),
    symptom: async (stage) => {
      await stage.hover('button');
      return !(await opens(stage));
    },
  },
  {
    lead: 'Escape also closes the dialog around it.',
    Failing: () => <Dialog capture={false} />,
    Fixed: () => <Dialog capture />,
    symptom: async (stage) => {
      await stage.press('Tab');
      if (!(await opens(stage))) throw new Error('the tooltip is closed');
      await stage.press('Escape');
      return document.querySelector('[role=dialog]') === null;
    },
  },
  {
    lead: 'It opens after every click.',
    Failing: () => <Hint always />,
    Fixed: () => <Hint />,
    symptom: async (stage) => {
      await stage.click('button');
      return opens(stage);
    },
  },
] satisfies Pitfall[];
