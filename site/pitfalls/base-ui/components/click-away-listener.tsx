import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import type { Pitfall } from '../../pitfall';

function Filters({ inside }: { inside: boolean }) {
  const [open, setOpen] = useState(false);
  const button = <button onClick={() => setOpen(!open)}>Filters</button>;
  return (
    <div style={{ padding: 16 }}>
      {!inside && button}
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div>
          {inside && button}
          {open && <p>Paid invoices</p>}
        </div>
      </ClickAwayListener>
    </div>
  );
}

export default [
  {
    lead: 'The panel closes as soon as it opens.',
    Failing: () => <Filters inside={false} />,
    Fixed: () => <Filters inside />,
    symptom: async ({ click }) => {
      await click('button');
      return document.querySelector('p') === null;
    },
  },
] satisfies Pitfall[];
