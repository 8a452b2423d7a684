import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSetEditedItem() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div>
      <Button onClick={() => apiRef.current?.setEditedItem('paintings')}>
        Rename Paintings
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum"
        items={museum}
        isItemEditable
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
        }}
      />
    </div>
  );
}
