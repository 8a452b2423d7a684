import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function TreeApiStart() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div style={{ minHeight: 232 }}>
      <Button
        onClick={() =>
          apiRef.current?.setItemExpansion({ itemId: 'paintings' })
        }
      >
        Switch Paintings
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Museum" items={museum} />
    </div>
  );
}
