import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { Pitfall } from '../../pitfall';

const files = [
  { id: 'plan', label: 'Plan.pdf' },
  { id: 'notes', label: 'Notes.txt' },
];

function Selecting() {
  const apiRef = useRichTreeViewApiRef();
  return (
    <RichTreeView
      id="files"
      apiRef={apiRef}
      items={files}
      multiSelect
      checkboxSelection
      onItemClick={(_event, itemId) => {
        apiRef.current?.setItemSelection({ itemId, keepExistingSelection: true });
      }}
    />
  );
}

export default [
  {
    lead: 'A click on a label does not select the item',
    Failing: () => <RichTreeView id="files" items={files} multiSelect checkboxSelection />,
    Fixed: Selecting,
    symptom: async ({ click, find }) => {
      await click('#files-plan .MuiTreeItem-label');
      await click('#files-notes input');
      const checked = async (id: string) => (await find(`#files-${id}`)).ariaChecked === 'true';
      return !(await checked('plan')) || !(await checked('notes'));
    },
  },
] satisfies Pitfall[];
