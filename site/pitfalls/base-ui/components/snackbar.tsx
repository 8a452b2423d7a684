import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { Pitfall } from '../../pitfall';

function Copy({ event }: { event: 'onMouseEnter' | 'onClick' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button {...{ [event]: () => setOpen(true) }}>Copy</button>
      <Snackbar open={open} onClose={() => setOpen(false)}>
        Copied
      </Snackbar>
    </>
  );
}

export default [
  {
    lead: 'It closes at once.',
    Failing: () => <Copy event="onMouseEnter" />,
    Fixed: () => <Copy event="onClick" />,
    symptom: async ({ hover, click }) => {
      await hover('button');
      await click('button');
      return document.querySelector('.base-Snackbar-root') === null;
    },
  },
] satisfies Pitfall[];
