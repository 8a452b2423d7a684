import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';

const selectionPropagation = { descendants: true, parents: true };

export default function RichTreeSelectLeaves() {
  const apiRef = useRichTreeViewApiRef<Department>();
  const [total, setTotal] = useState(0);

  const add = (itemIds: string[]) => {
    const items = itemIds.map((itemId) => apiRef.current?.getItem(itemId));
    setTotal(items.reduce((sum, item) => sum + (item?.objects ?? 0), 0));
  };

  return (
    <div>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum"
        items={museum}
        multiSelect
        checkboxSelection
        selectionPropagation={selectionPropagation}
        defaultExpandedItems={['science']}
        onSelectedItemsChange={(_event, itemIds) => add(itemIds)}
      />
      <Typography role="status" sx={{ mt: 1, px: 1 }}>
        {total} objects in the selected collections
      </Typography>
    </div>
  );
}
