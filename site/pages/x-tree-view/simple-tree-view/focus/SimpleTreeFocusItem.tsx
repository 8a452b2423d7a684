import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeFocusItem() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'code')}>
        Focus Code
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Formats">
        <TreeItem itemId="bold" label="Bold" />
        <TreeItem itemId="italic" label="Italic" />
        <TreeItem itemId="code" label="Code" />
      </SimpleTreeView>
    </div>
  );
}
