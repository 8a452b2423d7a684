import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeUpdateItemLabel() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div>
      <Button
        onClick={() => apiRef.current?.updateItemLabel('science', 'Technology')}
      >
        Rename Science to Technology
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
    </div>
  );
}
