import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeSetItemSelection() {
  const apiRef = useSimpleTreeViewApiRef();

  const select = (shouldBeSelected: boolean) =>
    apiRef.current?.setItemSelection({ itemId: 'ferns', shouldBeSelected });

  return (
    <div>
      <Button onClick={() => select(true)}>Select Ferns</Button>
      <Button onClick={() => select(false)}>Deselect Ferns</Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Plants">
        <TreeItem itemId="herbs" label="Herbs" />
        <TreeItem itemId="ferns" label="Ferns" />
      </SimpleTreeView>
    </div>
  );
}
