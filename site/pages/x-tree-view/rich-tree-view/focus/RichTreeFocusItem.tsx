import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeFocusItem() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'maps')}>
        Focus Maps
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum"
        items={museum}
        defaultExpandedItems={['science']}
      />
    </div>
  );
}
