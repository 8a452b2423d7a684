import { useEffect, useState } from 'react';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Pitfall } from '../../pitfall';

const files = [
  { id: 'plan', label: 'Plan.pdf' },
  { id: 'notes', label: 'Notes.txt' },
];

function Focused({ id }: { id?: string }) {
  const apiRef = useRichTreeViewApiRef();
  useEffect(() => {
    apiRef.current?.focusItem(null, 'plan');
  }, [apiRef]);
  return <RichTreeView id={id} apiRef={apiRef} items={files} />;
}

function Field({ stops }: { stops: boolean }) {
  const [value, setValue] = useState('');
  const stop = (event: { stopPropagation: () => void }) => {
    if (stops) event.stopPropagation();
  };
  return (
    <input
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClick={stop}
      onKeyDown={stop}
    />
  );
}

const Stopping = (props: TreeItemProps) => <TreeItem {...props} label={<Field stops />} />;
const Passing = (props: TreeItemProps) => <TreeItem {...props} label={<Field stops={false} />} />;

export default [
  {
    lead: '`focusItem` has no effect during the first render',
    Failing: () => <Focused />,
    Fixed: () => <Focused id="files" />,
    symptom: () => document.activeElement?.role !== 'treeitem',
  },
  {
    lead: 'A field in a label loses the focus',
    Failing: () => <RichTreeView id="files" items={files} slots={{ item: Passing }} />,
    Fixed: () => <RichTreeView id="files" items={files} slots={{ item: Stopping }} />,
    symptom: async ({ click, find, type }) => {
      await click('#files-plan input');
      await type('n p');
      return ((await find('#files-plan input')) as HTMLInputElement).value !== 'n p';
    },
  },
] satisfies Pitfall[];
