import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

export default function RichTreeSetItemSelection() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <div>
      <Button
        onClick={(event) =>
          apiRef.current?.setItemSelection({
            event,
            itemId: 'maps',
            keepExistingSelection: true,
          })
        }
      >
        Switch Maps
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum"
        items={museum}
        multiSelect
        defaultExpandedItems={['science']}
      />
    </div>
  );
}
