import { useState } from 'react';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { Pitfall } from '../../pitfall';

const files = [{ id: 'plan', label: 'Plan.pdf' }];

function Files({ keeps }: { keeps: boolean }) {
  const apiRef = useRichTreeViewApiRef();
  const [, setCount] = useState(0);
  return (
    <>
      <button
        onClick={() => {
          apiRef.current?.setIsItemDisabled({ itemId: 'plan', shouldBeDisabled: true });
          setTimeout(setCount, 50, 1);
        }}
      >
        Disable
      </button>
      <RichTreeView apiRef={apiRef} items={keeps ? files : [...files]} />
    </>
  );
}

export default [
  {
    lead: 'Edited labels or disabled items are reset',
    Failing: () => <Files keeps={false} />,
    Fixed: () => <Files keeps />,
    symptom: async ({ click, within }) => {
      await click('button');
      await new Promise((done) => setTimeout(done, 100));
      return within(() => document.querySelector('li')?.ariaDisabled !== 'true');
    },
  },
] satisfies Pitfall[];
