import { useEffect } from 'react';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { Pitfall } from '../../pitfall';
import { valueOf } from '../../symptoms';

function Files({ stops }: { stops: boolean }) {
  const stop = (event: { stopPropagation: () => void }) => {
    if (stops) event.stopPropagation();
  };
  return (
    <SimpleTreeView>
      <TreeItem itemId="plan" label={<input onKeyDown={stop} onClick={stop} />} />
      <TreeItem itemId="notes" label="Notes.txt" />
    </SimpleTreeView>
  );
}

function Focused({ id }: { id?: string }) {
  const apiRef = useSimpleTreeViewApiRef();
  useEffect(() => apiRef.current?.focusItem(null, 'notes'), [apiRef]);
  return (
    <SimpleTreeView id={id} apiRef={apiRef}>
      <TreeItem itemId="plan" label="Plan.md" />
      <TreeItem itemId="notes" label="Notes.txt" />
    </SimpleTreeView>
  );
}

export default [
  {
    lead: '<kbd>Space</kbd> and other keys do not work in a field inside a label',
    Failing: () => <Files stops={false} />,
    Fixed: () => <Files stops />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('a n');
      return (await valueOf(stage)) !== 'a n';
    },
  },
  {
    lead: '`focusItem` has no effect when the tree appears',
    Failing: () => <Focused />,
    Fixed: () => <Focused id="files" />,
    symptom: async ({ find }) => {
      const tree = await find('[role=tree]');
      return !tree.contains(document.activeElement);
    },
  },
] satisfies Pitfall[];
