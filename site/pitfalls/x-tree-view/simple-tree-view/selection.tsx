import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { Pitfall } from '../../pitfall';

const selectionPropagation = { descendants: true };

function Plants({ open }: { open: string[] }) {
  return (
    <SimpleTreeView
      id="plants"
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      defaultExpandedItems={open}
    >
      <TreeItem itemId="trees" label="Trees">
        <TreeItem itemId="oak" label="Oak" />
      </TreeItem>
    </SimpleTreeView>
  );
}

export default [
  {
    lead: 'Children of a closed branch are not selected with it',
    Failing: () => <Plants open={[]} />,
    Fixed: () => <Plants open={['trees']} />,
    symptom: async ({ click, find }) => {
      await click('#plants-trees input');
      if (!document.querySelector('#plants-oak')) await click('#plants-trees .MuiTreeItem-label');
      return (await find('#plants-oak')).ariaChecked !== 'true';
    },
  },
] satisfies Pitfall[];
