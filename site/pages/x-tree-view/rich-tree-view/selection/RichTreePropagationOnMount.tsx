import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

const selectionPropagation = { descendants: true, parents: true };

export default function RichTreePropagationOnMount() {
  const selectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: museum,
    selectionPropagation,
    selectedItems: ['science'],
  });

  return (
    <RichTreeView
      aria-label="Museum"
      items={museum}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      defaultSelectedItems={selectedItems}
      defaultExpandedItems={['science']}
    />
  );
}
